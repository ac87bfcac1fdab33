extension Rect {
  /// The common part of two rectangles; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Intersection over union, 0…1 (the paper's overlap measure); 0 for empty rectangles.
  public func iou(_ other: Rect) -> Double {
    let common = intersection(other).area
    let whole = area + other.area - common
    return whole > 0 ? common / whole : 0
  }

  /// The share of this rectangle's area that lies in `other`, 0…1; an empty one counts by its origin.
  public func share(in other: Rect) -> Double {
    guard area > 0 else { return other.contains(x: x, y: y) ? 1 : 0 }
    return intersection(other).area / area
  }

  /// Whether the point lies inside or on the left or top edge.
  public func contains(x pointX: Double, y pointY: Double) -> Bool {
    pointX >= left && pointX < right && pointY >= top && pointY < bottom
  }

  /// Whether `other` lies wholly inside.
  public func contains(_ other: Rect) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  /// The length of the common horizontal extent in pixels, 0 where there is none.
  public func overlapX(_ other: Rect) -> Double { max(0, min(right, other.right) - max(left, other.left)) }

  /// The length of the common vertical extent in pixels, 0 where there is none.
  public func overlapY(_ other: Rect) -> Double { max(0, min(bottom, other.bottom) - max(top, other.top)) }

  /// The rectangle shrunk by `amount` on each side, never below empty; a negative amount grows it.
  public func insetBy(_ amount: Double) -> Rect {
    Rect(left: left + amount, top: top + amount, right: right - amount, bottom: bottom - amount)
  }

  /// The rectangle times a factor, for example points to pixels.
  public func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }

  /// The rectangle moved by an offset.
  public func offsetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with edges at whole pixels, nearest to its own.
  public var rounded: Rect {
    Rect(left: left.rounded(), top: top.rounded(), right: right.rounded(), bottom: bottom.rounded())
  }
}
