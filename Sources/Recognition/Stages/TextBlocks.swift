import Geometry
import Imaging
import Inference
import ScreenModel

/// Joins the lines of a paragraph: a line with the line below it if they share columns and the gap is less than
/// the lower of their heights (the paper's text grouping), if size and colour of the letters agree, and if the upper
/// line ends where the next word found no place.
///
/// A line in the middle of a sentence goes on in other colours too (a link), and further below. Limits are those with
/// the fewest wrong pairs of lines on 500 real training screens and 460 rendered validation screens.
public struct TextBlocks: Stage {
  /// How unlike two lines of a paragraph may be.
  private struct Limits {
    /// The largest ratio of the font sizes.
    let sizes: Double
    /// The largest gap between the ink of two lines as a share of the font size.
    let leading: Double
    /// The largest difference of a channel of the letters' colours, 0…255.
    let colors: Int
  }

  /// The limits where the words do not tell that a sentence goes on.
  private let apart = Limits(sizes: 1.22, leading: 0.65, colors: 48)
  /// The limits within a sentence; any colour will do.
  private let within = Limits(sizes: 1.3, leading: 1.3, colors: 255)
  /// The largest difference of colours where they are exact, or where nothing hems the upper line in.
  private let sameColor = 24
  /// The tolerance up to which a picture's colours are exact: JPEGs blur those of letters.
  private let exact = 4
  /// How far the size of letters may be off, in pixels: the edge of a small picture's ink lies between them.
  private let edge = 0.5

  /// Makes the stage.
  public init() {}

  /// Sets `block` of every text; single lines are a block of their own.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let order = elements.indices.filter { elements[$0].type == .text }
      .sorted {
        (elements[$0].box.top, elements[$0].box.left) < (elements[$1].box.top, elements[$1].box.left)
      }
    let inks = elements.map { $0.type == .text ? ink($0, on: canvas) : .black }
    let rooms = elements.map { $0.type == .text ? room(beside: $0, in: elements, on: canvas) : 0 }
    var result = elements
    var next = 1
    for (place, index) in order.enumerated() {
      let above = order[..<place].last { above in
        let pair = LineBreak(above: elements[above], below: elements[index], room: rooms[above])
        return continues(pair, limits(of: pair))
          && inks[above].distance(to: inks[index]) <= colors(of: pair, on: canvas)
          && !isParted(elements[above], elements[index], by: elements)
      }
      if let above, let block = result[above].block {
        result[index].block = block
      } else {
        result[index].block = next
        next += 1
      }
    }
    return result
  }

  private func limits(of pair: LineBreak) -> Limits { pair.isWithinSentence ? within : apart }

  /// The largest difference of the colours of two lines; the one word below a name is its value as well as its end.
  private func colors(of pair: LineBreak, on canvas: Canvas) -> Int {
    if pair.isRoomy { return sameColor }
    if pair.isWithinSentence { return pair.isOneWord ? apart.colors : within.colors }
    return canvas.tolerance <= exact ? sameColor : apart.colors
  }

  /// How much is free beside a line, in pixels.
  private func room(beside line: Element, in elements: [Element], on canvas: Canvas) -> Double {
    let level = elements.filter { $0.box.left >= line.box.right - 2 && $0.box.overlapY(line.box) > 0 }
    return (level.map(\.box.left).min() ?? Double(canvas.raster.width)) - line.box.right
  }

  private func continues(_ pair: LineBreak, _ limits: Limits) -> Bool {
    let above = pair.above.box
    let below = pair.below.box
    let gap = below.top - above.bottom
    guard above.overlapX(below) > 0, gap < limits.leading * pair.size,
      gap > -0.4 * min(above.height, below.height),
      !pair.isEarly, !pair.hasValue, !pair.beginsAnew, isAlike(pair, limits)
    else { return false }
    let slack = 0.6 * pair.above.fontSize
    return abs(above.left - below.left) <= slack || abs(above.midX - below.midX) <= slack
      || abs(above.right - below.right) <= slack
  }

  /// Whether the letters may be of one size; where letters have marks or shapes of which the ink says little, whether
  /// the lines are about as high.
  private func isAlike(_ pair: LineBreak, _ limits: Limits) -> Bool {
    let size = max(pair.above.fontSize, pair.below.fontSize)
    if size - edge <= limits.sizes * (pair.size + edge) { return true }
    let heights = [pair.above.box.height, pair.below.box.height].sorted()
    let scalars = [pair.above, pair.below].flatMap { ($0.text ?? "").unicodeScalars }
    // Plain letters, Greek and Cyrillic are known, and the signs of East Asia are all of one height.
    let isKnown =
      scalars.allSatisfy { $0.isASCII || (0x370..<0x530).contains($0.value) }
      || scalars.contains(where: \.isEastAsian)
    return !isKnown && heights[1] <= 1.4 * heights[0]
  }

  /// Whether another thing lies between the lines, or only one of them in a control.
  private func isParted(_ above: Element, _ below: Element, by elements: [Element]) -> Bool {
    elements.contains { other in
      guard other.type != .text, other.type != .picture, other.type != .icon else { return false }
      return (above.box.share(in: other.box) > 0.8) != (below.box.share(in: other.box) > 0.8)
    }
  }

  private func ink(_ element: Element, on canvas: Canvas) -> Color {
    let palette = Palette(of: canvas.raster, in: PixelBox(covering: element.box), samples: 2_500)
    return palette.ink ?? .black
  }
}
