import Imaging

/// The picture that the stages look at, with what several of them need computed once.
public struct Canvas: Sendable {
  /// The screenshot.
  public let raster: Raster
  /// Pixels a point, as far as the picture tells: 1…4.
  public let scale: Double

  /// Makes a canvas.
  public init(raster: Raster, scale: Double) {
    self.raster = raster
    self.scale = scale
  }
}
