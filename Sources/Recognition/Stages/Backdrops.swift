import Geometry
import Inference
import ScreenModel

/// Leaves out a picture that fills the screen behind what stands on it: it is the screen's background and says nothing
/// that a label could.
///
/// A photo page has a title and a line on its photo at most; on 2,073 labelled phone screens 293 pictures of this size
/// with `texts` paragraphs and more were backgrounds and 5 were not.
public struct Backdrops: Stage {
  /// The least width, as a share of the screen's.
  public var width = 0.9
  /// The least height, as a share of the screen's.
  public var height = 0.7
  /// The least number of paragraphs on it.
  public var texts = 3

  /// Makes the stage.
  public init() {}

  /// The elements without the backgrounds.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.filter { !isBackdrop($0, of: elements, screen: canvas.raster.size.bounds) }
  }

  private func isBackdrop(_ element: Element, of elements: [Element], screen: Rect) -> Bool {
    let box = element.box
    guard element.type == .picture, box.width >= width * screen.width, box.height >= height * screen.height
    else { return false }
    let words = elements.filter { $0.type == .text && $0.box.share(in: box) >= 0.9 }
    return Set(words.map(\.block)).count >= texts
  }
}
