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

  /// Makes a part on a ground of one colour.
  public init(ink: Color, ground: Color, isSolid: Bool = true, box: PixelBox) {
    self.ink = ink
    self.ground = ground
    lowest = ink.contrast(to: ground)
    highest = lowest
    self.isSolid = isSolid
    self.box = box
  }

  /// Makes a part on a ground of many colours.
  ///
  /// - Parameters:
  ///   - ground: the colour that gives the lowest contrast.
  ///   - other: the colour that gives the highest.
  public init(ink: Color, ground: Color, to other: Color, isSolid: Bool = true, box: PixelBox) {
    self.ink = ink
    self.ground = ground
    lowest = ink.contrast(to: ground)
    highest = max(lowest, ink.contrast(to: other))
    self.isSolid = isSolid
    self.box = box
  }

  /// Whether the ground has one colour only.
  public var isOnFlatGround: Bool { lowest == highest }
}
