/// What a reader says at one stop, in parts and in order.
public struct Utterance: Sendable, Hashable, Codable {
  /// What a part tells.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case name, value, role, state, position, hint
    /// How to use the control; the reader's own words.
    case usage
  }

  /// Some words and what they tell.
  public struct Part: Sendable, Hashable, Codable {
    /// What the words tell.
    public var kind: Kind
    /// The words.
    public var text: String

    /// Makes a part.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The parts in the order in which they are said.
  public var parts: [Part]

  /// Makes an utterance.
  public init(_ parts: [Part]) { self.parts = parts }

  /// All of it in one line, parts divided by commas.
  public var text: String { parts.map(\.text).joined(separator: ", ") }

  /// The words of some kinds alone, in order.
  public func words(_ kinds: Set<Kind>) -> [String] {
    parts.filter { kinds.contains($0.kind) }.map(\.text)
  }
}
