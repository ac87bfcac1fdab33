import Geometry

extension Rect {
  /// Whether a box stands on a line of text: level with it, not much higher, and for the most part within its ends.
  func stands(on line: Rect) -> Bool {
    overlapY(line) > 0.5 * min(height, line.height) && height < 1.6 * line.height
      && share(in: line.insetBy(-3)) > 0.7
  }
}
