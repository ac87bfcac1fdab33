import ArgumentParser
import Findings
import Reporting

/// The weakest finding that makes the run fail.
enum FailOn: String, ExpressibleByArgument, CaseIterable {
  case never, error, warning, info, review

  /// Whether the report holds a finding at or above the bar; doubts count only for `review`.
  func isReached(by report: Report) -> Bool {
    let findings = report.screens.flatMap(\.findings)
    switch self {
    case .never: return false
    case .review: return !findings.isEmpty
    case .error, .warning, .info:
      let bar = Severity(rawValue: rawValue) ?? .info
      return findings.contains { $0.outcome == "violation" && $0.severity >= bar }
    }
  }
}
