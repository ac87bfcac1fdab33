import Geometry

/// A node at which a screen reader stops, as the dump declares it.
public struct DeclaredStop: Sendable, Hashable, Codable {
  /// The visible part of the frame, in pixels.
  public var box: Rect
  /// Name and value, without the role; empty where the node is silent.
  public var text: String

  /// Makes a stop.
  public init(box: Rect, text: String) {
    self.box = box
    self.text = text
  }
}
