import Geometry
import Imaging
import Inference
import ScreenModel

/// Marks buttons that are drawn as if they could not be used: pale grey words on a grey ground, on a page whose other
/// words are clear.
///
/// Material draws 38 % of the ink on 12 % of it, iOS a third on a fifth: 40 to 85 levels of luma between both. Grey
/// words of secondary buttons keep 130 and more. Colour is left alone: white on a pale brand colour is a matter of
/// contrast.
public struct DisabledLook: Stage {
  /// Levels of luma between words and ground up to which they count as pale.
  public var pale: Double
  /// Levels that the middle one of the other texts must have: else the whole page is pale.
  public var clear: Double
  /// The largest difference of channels of a grey.
  public var grey: Int
  /// The greatest height of a button, in points; larger ones are cards.
  public var highest: Double

  /// Makes the stage.
  public init(pale: Double = 95, clear: Double = 120, grey: Int = 40, highest: Double = 64) {
    self.pale = pale
    self.clear = clear
    self.grey = grey
    self.highest = highest
  }

  /// The elements, with `isDimmed` on the frames of such buttons.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let buttons = elements.indices.filter { isButton(elements[$0], on: canvas) }
    guard !buttons.isEmpty else { return elements }
    let texts = elements.filter { $0.type == .text }
    var refined = elements
    for index in buttons {
      let words = texts.filter { $0.box.share(in: elements[index].box) > 0.85 }
      guard let word = words.first, words.count == 1, let look = look(of: word, on: canvas), isPale(look)
      else { continue }
      if isClear(texts.filter { $0 != word }, on: canvas) { refined[index].isDimmed = true }
    }
    return refined
  }

  private func isButton(_ element: Element, on canvas: Canvas) -> Bool {
    element.type == .container && element.clickable != false && element.box.height <= canvas.pixels(highest)
  }

  private func look(of text: Element, on canvas: Canvas) -> Look? {
    Look(drawnIn: text.box, of: canvas.raster, scale: canvas.scale)
  }

  private func isPale(_ look: Look) -> Bool {
    look.contrast > 0 && difference(look) <= pale && look.ink.vividness <= grey
      && look.ground.vividness <= grey
  }

  private func isClear(_ texts: [Element], on canvas: Canvas) -> Bool {
    let differences = texts.compactMap { look(of: $0, on: canvas) }.map(difference).sorted()
    return !differences.isEmpty && differences[differences.count / 2] >= clear
  }

  private func difference(_ look: Look) -> Double { abs(look.ink.luma - look.ground.luma) }
}
