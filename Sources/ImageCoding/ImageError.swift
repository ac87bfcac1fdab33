/// Why an image could not be read or written.
public struct ImageError: Error, Sendable, Hashable {
  /// What is wrong and what to do, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(reason: String) { self.reason = reason }
}
