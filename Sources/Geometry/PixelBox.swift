/// An upright rectangle of whole pixels; `right` and `bottom` are one past the last pixel.
public struct PixelBox: Sendable, Hashable {
  /// The first column.
  public var left: Int
  /// The first row.
  public var top: Int
  /// One past the last column.
  public var right: Int
  /// One past the last row.
  public var bottom: Int

  /// Makes a box from its edges; edges in the wrong order give an empty box.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Makes the smallest box of whole pixels that holds the rectangle.
  public init(covering rect: Rect) {
    self.init(
      left: Int(rect.left.rounded(.down)), top: Int(rect.top.rounded(.down)),
      right: Int(rect.right.rounded(.up)), bottom: Int(rect.bottom.rounded(.up)))
  }

  /// The columns, zero or more.
  public var width: Int { max(0, right - left) }
  /// The rows, zero or more.
  public var height: Int { max(0, bottom - top) }
  /// The pixels inside.
  public var area: Int { width * height }
  /// Whether no pixel lies inside.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// The same place as a rectangle of real numbers.
  public var rect: Rect {
    Rect(left: Double(left), top: Double(top), right: Double(right), bottom: Double(bottom))
  }

  /// The common part; empty where the boxes do not meet.
  public func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest box that holds both.
  public func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Whether `other` lies wholly inside.
  public func contains(_ other: PixelBox) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  /// The box grown by `margin` pixels on each side; a negative margin shrinks it.
  public func grown(by margin: Int) -> PixelBox {
    PixelBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
