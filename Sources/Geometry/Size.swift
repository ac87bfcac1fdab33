/// A width and a height in whole pixels.
public struct Size: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Makes a size from pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The whole area as a rectangle at the origin.
  public var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
}

extension Size: Codable {
  /// Reads `[width, height]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(width: try list.decode(Int.self), height: try list.decode(Int.self))
  }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}

extension Size {
  /// The whole area as a box of pixels at the origin.
  public var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }
}
