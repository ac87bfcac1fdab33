import Geometry
import Imaging
import Inference
import ScreenModel

/// Leaves out dialogs that the detector is not sure of and whose surface goes on beyond their edges: part of a page. What
/// is taken for a dialog hides all that lies behind it, so a wrong one costs a whole screen.
public struct OpenDialogs: Stage {
  /// The score from which a dialog stays whatever its edges show, 0…1; chosen on validation screens, real and rendered.
  public var sure: Double
  /// The score below which a drawn card confirms a dialog no better than a card: the page must be dimmed too.
  public var weak: Double
  /// The least difference of a channel between the two sides of an edge, 0…255.
  public var unlike: Int
  /// How far from the edge the colours are taken, and over how wide a strip, in points.
  public var distance: Double

  /// Makes the stage.
  public init(sure: Double = 0.65, weak: Double = 0.28, unlike: Int = 6, distance: Double = 3) {
    self.sure = sure
    self.weak = weak
    self.unlike = unlike
    self.distance = distance
  }

  /// The elements without such dialogs.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.filter { element in
      guard element.type == .dialog, element.score < sure else { return true }
      return isClosed(element.box, on: canvas)
        && (element.score >= weak || Scrim().lies(around: element.box, on: canvas))
    }
  }

  /// Whether both long sides are seen, or most of the sides that do not lie on the edge of the screen.
  private func isClosed(_ box: Rect, on canvas: Canvas) -> Bool {
    let step = canvas.pixels(distance)
    let (columns, lines) = (box.width / 8, box.height / 8)
    let left = Rect(x: box.left + step, y: box.top + lines, width: step, height: box.height - 2 * lines)
    let right = left.offsetBy(x: box.width - 3 * step, y: 0)
    let top = Rect(x: box.left + columns, y: box.top + step, width: box.width - 2 * columns, height: step)
    let bottom = top.offsetBy(x: 0, y: box.height - 3 * step)
    let sides = [
      contrast(left, left.offsetBy(x: -3 * step, y: 0), canvas),
      contrast(right, right.offsetBy(x: 3 * step, y: 0), canvas),
    ]
    let ends = [
      contrast(top, top.offsetBy(x: 0, y: -3 * step), canvas),
      contrast(bottom, bottom.offsetBy(x: 0, y: 3 * step), canvas),
    ]
    let seen = (sides + ends).compactMap { $0 }
    return sides.allSatisfy { ($0 ?? 0) >= unlike } || 2 * seen.count { $0 >= unlike } > seen.count
  }

  /// How far the most frequent colours of two strips lie apart; nil where one lies outside the screen.
  private func contrast(_ inner: Rect, _ outer: Rect, _ canvas: Canvas) -> Int? {
    let looks = [inner, outer].compactMap { Look(of: canvas.raster, in: PixelBox(covering: $0)) }
    return looks.count == 2 ? looks[0].ground.distance(to: looks[1].ground) : nil
  }
}
