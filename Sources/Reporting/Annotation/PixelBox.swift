import Geometry

/// A rectangle of whole pixels; right and bottom are one past the last.
struct PixelBox: Sendable, Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Takes a rectangle that lies in a picture.
  init(_ rect: Rect) {
    self.init(left: Int(rect.left), top: Int(rect.top), right: Int(rect.right), bottom: Int(rect.bottom))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }

  func grown(by amount: Int) -> PixelBox {
    PixelBox(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  /// The part inside a picture, so that a line around its edge stays visible.
  func clamped(to size: Size) -> PixelBox {
    PixelBox(
      left: max(0, left), top: max(0, top), right: min(size.width, right), bottom: min(size.height, bottom))
  }

  /// Whether another box lies wholly inside.
  func contains(_ other: PixelBox) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  /// The number of common pixels.
  func common(with other: PixelBox) -> Int {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }
}
