/// One reason for a name: the words, how sure they are, and where they come from.
public struct Evidence: Sendable, Hashable {
  /// The words, as they shall be spoken.
  public var text: String
  /// How sure it is that they name the thing, 0…1.
  public var confidence: Double
  /// Where they come from, in one line.
  public var reason: String
  /// The meaning behind the words, where it is known apart from them.
  public var meaning: String?

  /// Makes a piece of evidence.
  public init(text: String, confidence: Double, reason: String, meaning: String? = nil) {
    self.text = text
    self.confidence = confidence
    self.reason = reason
    self.meaning = meaning
  }
}
