/// A finding of the baseline that this run no longer has.
public struct FixedFinding: Sendable, Hashable, Codable {
  /// The name of the screen.
  public var screen: String
  /// The id of the rule.
  public var rule: String
  /// What was wrong, where the baseline keeps the words.
  public var message: String?
  /// The identity of the finding across runs.
  public var fingerprint: String

  /// Makes a finding.
  public init(screen: String, rule: String, message: String? = nil, fingerprint: String) {
    self.screen = screen
    self.rule = rule
    self.message = message
    self.fingerprint = fingerprint
  }
}
