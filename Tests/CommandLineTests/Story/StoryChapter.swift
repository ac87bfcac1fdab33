import Findings
import FixtureSupport
import Foundation
import Reporting
import TestSupport
import Testing

/// What the program said of one release.
struct StoryChapter {
  let release: Int
  /// The exit code of the lint.
  let code: Int32
  let report: Report
  let page: StoryPage
  /// The exit code of the gate right after the release.
  let gate: Int32
  /// Whether gates pass with as many new and reopened findings as there are, and with none less.
  let isGateExact: Bool
  /// The planted defects by the fingerprint of the finding that meets them.
  let planted: [String: ReleaseStory.Planted]
  /// The planted defects that no finding, or more than one, meets.
  let unclear: [ReleaseStory.Planted]

  init(release: Int, code: Int32, report: Report, page: StoryPage, gate: Int32, isGateExact: Bool) throws {
    (self.release, self.code, self.report, self.page) = (release, code, report, page)
    (self.gate, self.isGateExact) = (gate, isGateExact)
    var planted: [String: ReleaseStory.Planted] = [:]
    var unclear: [ReleaseStory.Planted] = []
    for (screen, _) in ReleaseStory.trees {
      let name = ReleaseStory.name(of: screen, in: release)
      guard let judged = report.screens.first(where: { $0.name == name }) else { continue }
      let tree = Repository.file(ReleaseStory.source(of: screen, in: release) + ".tree.json").path
      for located in try LocatedDefect.all(ofTree: tree, imageSize: judged.size) where located.defect.planted
      {
        let defect = ReleaseStory.Planted(screen: screen, defect: located.defect)
        let found = judged.findings.filter(located.isMet)
        if found.count == 1 { planted[found[0].fingerprint] = defect } else { unclear.append(defect) }
      }
    }
    (self.planted, self.unclear) = (planted, unclear)
  }

  /// All findings.
  var findings: [ReportedFinding] { report.screens.flatMap(\.findings) }

  /// The fingerprints of the findings that nobody planted.
  var background: Set<String> { Set(findings.map(\.fingerprint)).subtracting(planted.keys) }

  /// The debt of the release's findings on the day of a later one, by the formula of docs/history.md.
  func debt(after later: Int) throws -> Double {
    try findings.reduce(0) { sum, finding in
      let start = try planted[finding.fingerprint].map { try ReleaseStory.start(of: $0, in: release) } ?? 0
      let age = 1 + Double(ReleaseStory.days(from: start, to: later)) / 365
      let weight = finding.severity == .error ? 10.0 : finding.severity == .warning ? 3 : 1
      return sum + weight * (finding.outcome == "review" ? 0.5 : 1) * finding.confidence * age
    }
  }
}

extension StoryChapter: CustomTestStringConvertible {
  /// The name alone: a report is too long for a message.
  var testDescription: String { ReleaseStory.releases[release].name }
}
