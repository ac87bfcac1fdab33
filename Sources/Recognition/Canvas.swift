import Geometry
import Imaging

/// The picture that the stages look at, with what several of them need computed once.
public struct Canvas: Sendable {
  /// The screenshot.
  public let raster: Raster
  /// Pixels a point, as far as the picture tells: 1…4.
  public let scale: Double
  /// The lines of text that were read.
  public let lines: [TextLine]
  /// The picture cut into regions of near-equal colour.
  public let regions: FlatRegions
  /// The largest difference of a channel that counts as the same colour, 0…255.
  public let tolerance: Int

  /// Makes a canvas; cuts the picture into regions.
  public init(raster: Raster, scale: Double, lines: [TextLine] = []) {
    self.raster = raster
    self.scale = scale
    self.lines = lines
    tolerance = flatTolerance(of: raster)
    regions = FlatRegions(raster, tolerance: tolerance)
  }

  /// A length in points as pixels.
  func pixels(_ points: Double) -> Double { points * scale }

  /// A length in pixels as points.
  func points(_ pixels: Int) -> Double { Double(pixels) / scale }
}
