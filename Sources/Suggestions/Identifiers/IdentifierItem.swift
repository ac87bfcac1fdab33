import AccessibilityModel

/// What is known of one control when identifiers are given.
public struct IdentifierItem: Sendable, Hashable {
  /// The kind of control.
  public var category: IdentifierCategory
  /// The identifier that it has already, without a package.
  public var current: String?
  /// Words for its meaning that do not depend on the language of the run; nil where there are none.
  public var meaning: String?
  /// Where the meaning comes from, in one line.
  public var evidence: String
  /// The name that is spoken, for people who read the map.
  public var name: String?

  /// Makes an item.
  public init(
    category: IdentifierCategory, current: String? = nil, meaning: String? = nil, evidence: String = "",
    name: String? = nil
  ) {
    self.category = category
    self.current = current
    self.meaning = meaning
    self.evidence = evidence
    self.name = name
  }
}
