/// Why a finding does not count: somebody decided so in the configuration.
public struct SuppressionNote: Sendable, Hashable, Codable {
  /// The reason that was given.
  public var reason: String
  /// The last day on which it holds, as year-month-day; nil where it never ends.
  public var expires: String?

  /// Makes a note.
  public init(reason: String, expires: String? = nil) {
    self.reason = reason
    self.expires = expires
  }
}
