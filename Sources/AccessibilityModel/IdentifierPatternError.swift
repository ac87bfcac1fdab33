/// Why a text is no pattern of identifiers.
public struct IdentifierPatternError: Error, Sendable, Hashable {
  /// The text.
  public let pattern: String
  /// What is wrong, in one line.
  public let reason: String
}
