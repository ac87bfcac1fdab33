import Geometry
import Imaging
import Inference
import ScreenModel

/// Leaves out dialogs that the detector is not sure of and whose surface goes on beyond their edges: part of a page. What
/// is taken for a dialog hides all that lies behind it, so a wrong one costs a whole screen.
public struct OpenDialogs: Stage {
  /// The score from which a dialog stays whatever its edges show, 0…1; chosen on validation screens, real and rendered.
  public var sure: Double
  /// The least difference of a channel between the two sides of an edge, 0…255.
  public var unlike: Int
  /// How far from the edge the colours are taken, and over how wide a strip, in points.
  public var distance: Double

  /// Makes the stage.
  public init(sure: Double = 0.65, unlike: Int = 6, distance: Double = 3) {
    self.sure = sure
    self.unlike = unlike
    self.distance = distance
  }

  /// The elements without such dialogs.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.filter { $0.type != .dialog || $0.score >= sure || isClosed($0.box, on: canvas) }
  }

  /// Whether both long sides are seen, or most of the sides that do not lie on the edge of the screen.
  private func isClosed(_ box: Rect, on canvas: Canvas) -> Bool {
    let step = canvas.pixels(distance)
    let (columns, lines) = (box.width / 8, box.height / 8)
    /// The contrast across a level edge, between the strips that begin at two heights.
    func level(_ inner: Double, _ outer: Double) -> Int? {
      let strips = [inner, outer].map {
        Rect(left: box.left + columns, top: $0, right: box.right - columns, bottom: $0 + step)
      }
      return contrast(strips[0], strips[1], canvas)
    }
    /// The contrast across an upright edge.
    func upright(_ inner: Double, _ outer: Double) -> Int? {
      let strips = [inner, outer].map {
        Rect(left: $0, top: box.top + lines, right: $0 + step, bottom: box.bottom - lines)
      }
      return contrast(strips[0], strips[1], canvas)
    }
    let sides = [
      upright(box.left + step, box.left - 2 * step), upright(box.right - 2 * step, box.right + step),
    ]
    let ends = [level(box.top + step, box.top - 2 * step), level(box.bottom - 2 * step, box.bottom + step)]
    let seen = (sides + ends).compactMap { $0 }
    return sides.allSatisfy { ($0 ?? 0) >= unlike } || 2 * seen.count { $0 >= unlike } > seen.count
  }

  /// How far the most frequent colours of two strips lie apart; nil where one lies outside the screen.
  private func contrast(_ inner: Rect, _ outer: Rect, _ canvas: Canvas) -> Int? {
    let looks = [inner, outer].compactMap { Look(of: canvas.raster, in: PixelBox(covering: $0)) }
    return looks.count == 2 ? looks[0].ground.distance(to: looks[1].ground) : nil
  }
}
