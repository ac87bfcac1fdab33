import Geometry

/// What is known of the screenshot that belongs to a dump; the importer turns points into pixels with it.
public struct Canvas: Sendable, Hashable {
  /// The extent of the screenshot in pixels; nil where there is none.
  public let imageSize: Size?
  /// The pixels a point that the user gave; nil to take them from the root frame and the image.
  public let scale: Double?

  /// Makes a canvas.
  public init(imageSize: Size? = nil, scale: Double? = nil) {
    self.imageSize = imageSize
    self.scale = scale
  }
}
