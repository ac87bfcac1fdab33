/// Why a text is not the YAML that was asked for.
public struct YAMLError: Error, Sendable, Hashable {
  /// The line, from 1; nil where none is to blame.
  public let line: Int?
  /// What is wrong, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(line: Int? = nil, reason: String) {
    self.line = line
    self.reason = reason
  }
}
