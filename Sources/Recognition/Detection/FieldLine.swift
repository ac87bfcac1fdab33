import Geometry
import Imaging

/// Finds the line that alone draws a text field, as Material's older fields have it.
///
/// From afar such a field looks like a text over a divider, so the network is often unsure of it.
package struct FieldLine: Sendable {
  /// How thick the line is at most, in points; that of a field in use is the thicker one.
  private let thickness = 2.5
  /// How far the line's lower edge may lie from the box's, in points.
  private let slack = 6.0
  /// How far its ends may lie from the box's sides, in points: the network is less exact along what is long.
  private let sideSlack = 10.0

  /// Makes the step.
  package init() {}

  /// The box with its lower edge and its sides on the line; nil where none is drawn there.
  ///
  /// - Parameter box: where a field may be, in pixels.
  package func field(_ box: Rect, on canvas: Canvas) -> Rect? {
    let (slack, sideSlack) = (canvas.pixels(slack), canvas.pixels(sideSlack))
    let lines = canvas.regions.regions.map(\.box.rect).filter { line in
      line.height <= canvas.pixels(thickness) && abs(line.bottom - box.bottom) <= slack
        && abs(line.left - box.left) <= sideSlack && abs(line.right - box.right) <= sideSlack
    }
    guard let line = lines.max(by: { $0.width < $1.width }) else { return nil }
    return Rect(left: line.left, top: box.top, right: line.right, bottom: line.bottom)
  }
}
