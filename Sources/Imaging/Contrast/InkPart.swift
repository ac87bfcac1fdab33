import Geometry

/// A part of a drawn text or sign that has one ink on one ground.
public struct InkPart: Sendable, Hashable {
  /// The colour of what is drawn.
  public let ink: Color
  /// The colour under it; of a ground with many colours the one that gives the lowest contrast.
  public let ground: Color
  /// The lowest contrast of the ink with its ground, 1…21.
  public let lowest: Double
  /// The highest contrast, 1…21; the same as the lowest on a flat ground.
  public let highest: Double
  /// Whether enough pixels are wholly ink. Of thinner strokes only soft pixels are seen, and the contrast may be higher.
  public let isSolid: Bool
  /// The place in pixels.
  public let box: PixelBox

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - ground: the colour under it; of a ground with many colours the one that gives the lowest contrast.
  ///   - other: on a ground with many colours the one that gives the highest contrast.
  public init(ink: Color, ground: Color, to other: Color? = nil, isSolid: Bool = true, box: PixelBox) {
    self.ink = ink
    self.ground = ground
    lowest = ink.contrast(to: ground)
    highest = max(lowest, other.map(ink.contrast(to:)) ?? lowest)
    self.isSolid = isSolid
    self.box = box
  }

  /// Whether the ground has one colour only.
  public var isOnFlatGround: Bool { lowest == highest }
}
