import RuleCatalog

/// Writes the contract `unsaid.report/1` (`docs/reports.md`).
public struct JSONReporter: Reporter {
  /// Makes the reporter.
  public init() {}

  /// Writes the report; the rules are not part of the contract.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    JSONText.document(report.stable)
  }
}
