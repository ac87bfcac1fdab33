/// The findings of one release, for the curve in the summary.
public struct TrendPoint: Sendable, Hashable, Codable {
  /// The name of the release or run.
  public var name: String
  /// The number of violations.
  public var violations: Int
  /// The number of findings that a person must decide.
  public var reviews: Int
  /// The weighed debt, where the history knows it.
  public var debt: Double?

  /// Makes a point.
  public init(name: String, violations: Int, reviews: Int, debt: Double? = nil) {
    self.name = name
    self.violations = violations
    self.reviews = reviews
    self.debt = debt
  }
}
