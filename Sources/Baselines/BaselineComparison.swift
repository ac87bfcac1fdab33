import Findings
import Reporting

/// A report held against a baseline.
public struct BaselineComparison: Sendable, Hashable {
  /// The report, with the status of each finding and the summary of the comparison.
  public let report: Report
  /// The baseline without the entries that are gone; never with a new one.
  public let pruned: Baseline

  /// Compares.
  ///
  /// - Parameters:
  ///   - report: the report of a run, over all screens of the baseline or over some.
  ///   - baseline: what is known.
  ///   - file: the path of the baseline, for the summary.
  public init(_ report: Report, with baseline: Baseline, file: String) {
    var known = 0
    var fixed: [BaselineSummary.Fixed] = []
    let screens = report.screens.map { screen -> ScreenReport in
      let entries = baseline.screens[screen.name] ?? []
      let pairs = FindingMatcher().pairs(
        old: entries.map(\.finding.trace), new: screen.findings.map(\.trace))
      known += pairs.count
      let found = Set(pairs.map(\.0))
      // A rule that was not asked says nothing about its entries.
      fixed += entries.indices.filter {
        !found.contains($0) && screen.rulesRun.contains(entries[$0].finding.rule)
      }
      .map { BaselineSummary.Fixed(entries[$0], on: screen.name) }.sorted { $0.order < $1.order }
      return Self.marked(screen, known: Set(pairs.map(\.1)))
    }
    let summary = BaselineSummary(file: file, entries: baseline.count, known: known, fixed: fixed)
    self.report = Report(
      tool: report.tool, screens: screens, failures: report.failures, suppressions: report.suppressions,
      baseline: summary)
    pruned = baseline.without(fixed)
  }

  private static func marked(_ screen: ScreenReport, known: Set<Int>) -> ScreenReport {
    var screen = screen
    for index in screen.findings.indices {
      screen.findings[index].status = known.contains(index) ? .known : .new
    }
    return screen
  }
}

extension BaselineSummary.Fixed {
  init(_ entry: BaselineEntry, on screen: String) {
    self.init(
      screen: screen, rule: entry.finding.rule, fingerprint: entry.finding.fingerprint, what: entry.what)
  }

  fileprivate var order: String { "\(rule) \(fingerprint)" }
}
