/// A decision that a finding of one rule at one element does not count.
public struct Suppression: Sendable, Hashable {
  /// The id of the rule.
  public let rule: String
  /// The pattern for names of screens; nil for all screens.
  public let screens: Glob?
  /// What says which element.
  public let target: SuppressionTarget
  /// Why; never empty.
  public let reason: String
  /// The last day on which it holds; nil where it never ends.
  public let expires: CalendarDay?
  /// Where it stands.
  public let origin: ConfigurationOrigin

  /// Makes a suppression.
  public init(
    rule: String, screens: Glob?, target: SuppressionTarget, reason: String, expires: CalendarDay?,
    origin: ConfigurationOrigin
  ) {
    self.rule = rule
    self.screens = screens
    self.target = target
    self.reason = reason
    self.expires = expires
    self.origin = origin
  }

  /// Whether it no longer holds on a day.
  public func isExpired(on today: CalendarDay) -> Bool { expires.map { $0 < today } ?? false }
}
