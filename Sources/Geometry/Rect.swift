/// An upright rectangle; in pixels of the screenshot unless said otherwise, origin at the top left.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right, zero or more.
  public var width: Double
  /// The extent downwards, zero or more.
  public var height: Double

  /// Makes a rectangle from its origin and extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its edges; edges in the wrong order give an empty extent.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The left edge.
  public var left: Double { x }
  /// The top edge.
  public var top: Double { y }
  /// The right edge, one past the last pixel.
  public var right: Double { x + width }
  /// The bottom edge, one past the last pixel.
  public var bottom: Double { y + height }
  /// The horizontal middle.
  public var midX: Double { x + width / 2 }
  /// The vertical middle.
  public var midY: Double { y + height / 2 }
  /// The area in square pixels.
  public var area: Double { width * height }
  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The smaller of width and height.
  public var shorterSide: Double { min(width, height) }
}

extension Rect: Codable {
  /// Reads `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      x: try list.decode(Double.self), y: try list.decode(Double.self),
      width: try list.decode(Double.self), height: try list.decode(Double.self))
  }

  /// Writes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in [x, y, width, height] { try list.encode(value) }
  }
}
