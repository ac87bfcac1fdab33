import Geometry
import Imaging
import Inference
import ScreenModel

/// Leaves out switches of which a disc alone is drawn: a bubble in the background looks like a knob, and a knob is sought
/// its track.
public struct LoneDiscs: Stage {
  /// The width of a switch over its height, from which on a disc does not fill it.
  private let wide = 1.4
  /// The same of a disc, at most; tracks of one colour with the page to the last level do not exist.
  private let round = 1.2

  /// Makes the stage.
  public init() {}

  /// The elements without such switches.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.filter { $0.type != .toggle || !isLoneDisc($0.box, on: canvas) }
  }

  private func isLoneDisc(_ box: Rect, on canvas: Canvas) -> Bool {
    let place = PixelBox(covering: box)
    let distance = Int(canvas.pixels(2).rounded())
    guard box.width >= wide * box.height,
      let page = Look.ground(aboveAndBelow: place, distance: distance, of: canvas.raster)
    else { return false }
    guard let ink = inkBox(of: canvas.raster, in: place, background: page, threshold: canvas.tolerance) else {
      return true
    }
    return Double(ink.width) < round * Double(ink.height)
  }
}
