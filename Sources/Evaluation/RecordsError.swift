/// Why records could not be read.
public struct RecordsError: Error, Sendable, Hashable {
  /// The line, from 1; nil where no line is to blame.
  public let line: Int?
  /// What is wrong, in one clause.
  public let reason: String

  /// Makes an error.
  public init(line: Int? = nil, reason: String) {
    self.line = line
    self.reason = reason
  }
}
