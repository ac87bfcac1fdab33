/// A finding with its number on the screen, from 1: the same in every text report and on the annotated picture.
public struct NumberedFinding: Sendable, Hashable {
  /// The place among the screen's findings, from 1.
  public let number: Int
  /// The finding.
  public let finding: ReportedFinding
}

extension ScreenReport {
  /// The findings with their numbers, in reading order.
  public var numberedFindings: [NumberedFinding] {
    findings.enumerated().map { NumberedFinding(number: $0.offset + 1, finding: $0.element) }
  }
}

extension ReportedFinding {
  /// Whether a person must decide; every other finding is a violation.
  public var isReview: Bool { outcome == "review" }

  /// Whether it counts in this run: neither suppressed nor known to the baseline.
  public var isOpen: Bool { suppression == nil && status != .known }
}
