import AccessibilityModel

/// What suggestions are made for.
public struct SuggestionSettings: Sendable, Hashable {
  /// The pattern of identifiers.
  public var pattern: IdentifierPattern
  /// The language of the app; nil to find it from each screen.
  public var language: Language?
  /// The frameworks that code is written for; empty to choose by the dump.
  public var frameworks: [Framework]
  /// The identifiers of earlier runs, which are kept.
  public var memories: IdentifierMemories

  /// Makes settings.
  public init(
    pattern: IdentifierPattern = .standard, language: Language? = nil, frameworks: [Framework] = [],
    memories: IdentifierMemories = IdentifierMemories()
  ) {
    self.pattern = pattern
    self.language = language
    self.frameworks = frameworks
    self.memories = memories
  }
}
