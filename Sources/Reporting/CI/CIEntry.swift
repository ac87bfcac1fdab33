import Findings
import RuleCatalog

/// A finding, or a screen that could not be judged, as the formats of CI systems need it: a file, a line, a weight.
struct CIEntry: Sendable {
  /// How much it weighs; doubts weigh less than any violation.
  enum Weight: Int, Sendable, Comparable {
    case review, info, warning, error, failure

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The id of the rule.
  let rule: String
  /// The title of the rule.
  let title: String
  /// How much it weighs.
  let weight: Weight
  /// The screen.
  let screen: String
  /// The dump, relative to where the run began.
  let path: String
  /// The line of the dump, from 1.
  let line: Int
  /// What is wrong and what to do.
  let message: String
  /// The identity across runs; unique in the report.
  let fingerprint: String
  /// How sure it is, 0…1.
  let confidence: Double
  /// How it stands against the baseline.
  let status: FindingStatus?

  /// The entries of a report in its order; what the configuration suppresses is left out.
  static func all(of report: Report, rules: [RuleFile]) -> [CIEntry] {
    let titles = Dictionary(rules.map { ($0.id, $0.title) }) { first, _ in first }
    var names = UniqueNames(mark: "-")
    let failures = report.failures.map { failure in
      CIEntry(
        of: failure,
        fingerprint: names.take(
          Fingerprint.of(rule: failureRule, screen: failure.name, identity: FindingIdentity(role: "screen"))))
    }
    let findings = report.screens.flatMap { screen in
      screen.findings.filter { $0.suppression == nil }.map { finding in
        CIEntry(
          of: finding, on: screen, title: titles[finding.rule] ?? finding.rule,
          fingerprint: names.take(finding.fingerprint))
      }
    }
    return failures + findings
  }

  /// The name under which a screen that could not be judged is listed.
  static let failureRule = "screen-not-judged"

  private init(of failure: ScreenFailure, fingerprint: String) {
    rule = Self.failureRule
    title = "Screen that could not be judged"
    weight = .failure
    screen = PlainText.singleLine(failure.name)
    path = ReportPath.relative([failure.tree, failure.image, failure.name])
    line = 1
    message = PlainText.elided(PlainText.singleLine(failure.reason), columns: 400)
    self.fingerprint = fingerprint
    confidence = 1
    status = nil
  }

  private init(of finding: ReportedFinding, on screen: ScreenReport, title: String, fingerprint: String) {
    rule = PlainText.singleLine(finding.rule)
    self.title = PlainText.singleLine(title)
    weight = Self.weight(of: finding)
    self.screen = PlainText.singleLine(screen.name)
    path = ReportPath.relative([screen.tree, screen.image, screen.name])
    line = max(1, finding.node?.line ?? 1)
    let hint = FindingText.hint(finding)
    message = FindingText.message(finding) + (hint.isEmpty ? "" : " " + hint)
    self.fingerprint = fingerprint
    confidence = finding.confidence.isFinite ? finding.confidence : 0
    status = finding.status
  }

  private static func weight(of finding: ReportedFinding) -> Weight {
    if finding.isReview { return .review }
    return switch finding.severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
