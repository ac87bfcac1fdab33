/// What became of one suppression of the configuration in a run.
public struct SuppressionUse: Sendable, Hashable, Codable {
  /// The ways a suppression can stand.
  public enum State: String, Sendable, Hashable, Codable {
    /// It holds for at least one finding.
    case used
    /// Its rule was asked of a screen it speaks of, and nothing fitted: it can go.
    case unused
    /// Its day is over, so it no longer holds.
    case expired
    /// No screen of this run concerns it, so nothing can be said.
    case notTried
  }

  /// The id of the rule.
  public var rule: String
  /// The element, in words: `identifier "promo_*"`.
  public var target: String
  /// Why.
  public var reason: String
  /// The last day on which it holds.
  public var expires: String?
  /// Where it stands: `.unsaid.yml:12`.
  public var from: String
  /// How it stands.
  public var state: State
  /// The number of findings that it fits.
  public var findings: Int
  /// The number of screens that it speaks of and of which its rule was asked.
  public var screens: Int

  /// Makes a use; the state follows from the numbers.
  public init(
    rule: String, target: String, reason: String, expires: String?, from: String, isExpired: Bool,
    findings: Int, screens: Int
  ) {
    self.rule = rule
    self.target = target
    self.reason = reason
    self.expires = expires
    self.from = from
    self.findings = findings
    self.screens = screens
    state = isExpired ? .expired : findings > 0 ? .used : screens > 0 ? .unused : .notTried
  }

  /// Both parts of a divided run in one.
  public func joined(with other: SuppressionUse) -> SuppressionUse {
    SuppressionUse(
      rule: rule, target: target, reason: reason, expires: expires, from: from, isExpired: state == .expired,
      findings: findings + other.findings, screens: screens + other.screens)
  }

  /// Whether somebody should look at it.
  public var isStale: Bool { state == .unused || state == .expired }
}
