import Findings

extension RuleFile {
  /// What is wrong, in words, for a finding of this rule.
  ///
  /// - Parameter thresholds: the numbers in force, from `thresholdValues(overrides:)`.
  public func message(for finding: Finding, thresholds: [String: String]) -> String {
    MessageTemplate(sentence(for: finding.outcome)).filled(with: values(of: finding, thresholds))
  }

  /// What to do about it, in words.
  public func hint(for finding: Finding, thresholds: [String: String]) -> String {
    MessageTemplate(fix).filled(with: values(of: finding, thresholds))
  }

  private func sentence(for outcome: Outcome) -> String {
    switch outcome {
    case .violation: violationMessage
    case .review(let reason): reviewMessages[reason] ?? violationMessage
    }
  }

  private func values(of finding: Finding, _ thresholds: [String: String]) -> [String: String] {
    thresholds.merging(finding.evidence) { _, evidence in evidence }
  }
}
