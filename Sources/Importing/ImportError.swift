/// Why a dump could not be read: the place, and what is wrong there.
public struct ImportError: Error, Sendable, Hashable {
  /// The line of the dump, from 1; nil where no line is to blame.
  public let line: Int?
  /// What is wrong, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(line: Int? = nil, reason: String) {
    self.line = line
    self.reason = reason
  }
}
