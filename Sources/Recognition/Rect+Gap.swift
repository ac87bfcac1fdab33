import Geometry

extension Rect {
  /// The room between two boxes side by side, in pixels; negative where they share columns.
  func gapX(_ other: Rect) -> Double { max(other.left - right, left - other.right) }
}
