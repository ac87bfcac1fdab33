/// A property that a platform states beside the role (iOS traits, Android flags).
public struct Trait: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
  /// The word in lower camel case, for example "adjustable".
  public let rawValue: String

  /// Makes a trait from any word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a trait from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
