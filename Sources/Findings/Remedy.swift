/// What helps against the findings of a rule; the raw value is the key `remedy` of the rule's file.
public enum Remedy: String, Sendable, Hashable, Codable, CaseIterable {
  /// A name.
  case label
  /// A name that tells the element from another of the same name.
  case distinctLabel
  /// The words that are drawn, as they were read.
  case words
  /// A node with name, role and state.
  case missingElement
  /// The drawn state in words.
  case state
  /// A name for tests and agents.
  case identifier
}
