import Reporting

/// The order in which a person reads the findings of a screen.
enum ReadingOrder {
  /// Violations before doubts, then from the top down, then by rule; equal places keep their order.
  static func sorted(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    findings.enumerated().sorted { left, right in
      let a = key(left.element)
      let b = key(right.element)
      return a == b ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
    }.map(\.element)
  }

  private static func key(_ finding: ReportedFinding) -> [Double] {
    [
      finding.outcome == "violation" ? 0 : 1, -weight(finding), finding.box?.y ?? -1, finding.box?.x ?? -1,
    ]
  }

  private static func weight(_ finding: ReportedFinding) -> Double {
    switch finding.severity {
    case .error: 2
    case .warning: 1
    case .info: 0
    }
  }
}
