import Findings
import Foundation
import Reporting

/// The findings that a team has decided to live with for now; encodes as `unsaid.baseline/1`.
public struct Baseline: Sendable, Hashable {
  /// The name and version of the file's contract.
  public static let schema = "unsaid.baseline/1"

  /// The entries by the name of their screen.
  public var screens: [String: [BaselineEntry]]

  /// Makes a baseline.
  public init(screens: [String: [BaselineEntry]] = [:]) {
    self.screens = screens.filter { !$0.value.isEmpty }
  }

  /// All findings of a report that count: suppressed ones have their reason already.
  public init(of report: Report) {
    self.init(
      screens: Dictionary(
        report.stable.screens.map { screen in
          (screen.name, screen.findings.filter { $0.suppression == nil }.map(BaselineEntry.init))
        }, uniquingKeysWith: +))
  }

  /// The number of entries.
  public var count: Int { screens.values.reduce(0) { $0 + $1.count } }

  /// This baseline without some entries.
  public func without(_ fixed: [BaselineSummary.Fixed]) -> Baseline {
    var gone: [String: Set<String>] = [:]
    for entry in fixed { gone[entry.screen, default: []].insert(entry.fingerprint) }
    return Baseline(
      screens: screens.mapValues { $0 }.reduce(into: [:]) { kept, item in
        kept[item.key] = item.value.filter { gone[item.key]?.contains($0.finding.fingerprint) != true }
      })
  }
}
