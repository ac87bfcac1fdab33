import ArgumentParser
import Findings
import Reporting
import RuleCatalog

/// The weakest finding that makes the run fail.
enum FailOn: String, ExpressibleByArgument, CaseIterable {
  case never, error, warning, info, review

  /// What holds where none is given: a profile that counts doubts asks for `review`.
  static func standard(for profile: Profile?) -> FailOn {
    profile?.failsOnReviews == true ? .review : .warning
  }

  /// The number of findings at or above the bar; doubts count only for `review`, suppressed and known ones never.
  func count(in report: Report) -> Int {
    let findings = report.screens.flatMap(\.findings).filter(\.isOpen)
    switch self {
    case .never: return 0
    case .review: return findings.count
    case .error, .warning, .info:
      let bar = Severity(rawValue: rawValue) ?? .info
      return findings.count { $0.outcome == "violation" && $0.severity >= bar }
    }
  }
}
