/// Why a file is no baseline that can be used.
public struct BaselineError: Error, Sendable, Hashable {
  /// What is wrong and what to do, in one clause.
  public let reason: String

  init(_ reason: String) { self.reason = reason }
}
