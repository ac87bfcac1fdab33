import Imaging

/// The inks of one drawn text or icon with their grounds and, for a text, the size of its letters.
public struct DrawnInk: Sendable, Hashable {
  /// The parts that differ in ink or ground, from the left; never empty.
  public let parts: [InkPart]
  /// The size of the type in points, from the drawn height of its letters; nil where that cannot be told.
  public let points: ClosedRange<Double>?
  /// Whether the type is bold, from the width of its strokes; nil where that cannot be told.
  public let isBold: Bool?

  /// Makes a measure; nil without parts.
  public init?(parts: [InkPart], points: ClosedRange<Double>? = nil, isBold: Bool? = nil) {
    guard parts.isEmpty == false else { return nil }
    self.parts = parts
    self.points = points
    self.isBold = isBold
  }

  /// The part that stands out least.
  public var worst: InkPart? { parts.min { $0.lowest < $1.lowest } }
}
