/// What of a finding is looked at to know it again in another run.
public struct FindingTrace: Sendable, Hashable {
  /// The id of its rule.
  public let rule: String
  /// The word for tools that compare words.
  public let fingerprint: String
  /// What makes it recognisable; nil in reports of earlier versions.
  public let identity: FindingIdentity?
  /// The way to its node and the node's role, for findings without an identity; nil for what is only drawn.
  public let node: String?

  /// Makes a trace.
  public init(rule: String, fingerprint: String, identity: FindingIdentity?, node: String? = nil) {
    self.rule = rule
    self.fingerprint = fingerprint
    self.identity = identity
    self.node = node
  }
}
