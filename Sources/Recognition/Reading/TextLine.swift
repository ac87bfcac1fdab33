import Geometry

/// One line of text as it was read from the pixels.
public struct TextLine: Sendable, Hashable {
  /// The place in pixels, tight on the ink where it can be told from its ground.
  public let box: Rect
  /// The characters.
  public let text: String
  /// The mean confidence over the characters, 0…1.
  public let confidence: Double

  /// Makes a line.
  public init(box: Rect, text: String, confidence: Double) {
    self.box = box
    self.text = text
    self.confidence = confidence
  }
}
