import Findings

extension ReportedFinding {
  /// What of it is looked at to know it again in another run.
  public var trace: FindingTrace {
    FindingTrace(
      rule: rule, fingerprint: fingerprint, identity: identity, node: node.map { "\($0.path) \($0.role)" })
  }
}
