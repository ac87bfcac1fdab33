import Geometry
import Imaging
import Inference
import ScreenModel

/// Joins the lines of a paragraph: a line with the line below it if they share columns and the gap is less than
/// the lower of their heights (the paper's text grouping), and if size and colour of the letters agree.
public struct TextBlocks: Stage {
  /// The largest ratio of the font sizes.
  public var sizes: Double
  /// The largest gap between the ink of two lines as a share of the font size.
  public var leading: Double
  /// The largest difference of a channel of the letters' colours, 0…255.
  public var colors: Int

  /// Makes the stage.
  public init(sizes: Double = 1.22, leading: Double = 0.8, colors: Int = 48) {
    self.sizes = sizes
    self.leading = leading
    self.colors = colors
  }

  /// Sets `block` of every text; single lines are a block of their own.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let order = elements.indices.filter { elements[$0].type == .text }
      .sorted {
        (elements[$0].box.top, elements[$0].box.left) < (elements[$1].box.top, elements[$1].box.left)
      }
    let inks = elements.map { $0.type == .text ? ink($0, on: canvas) : .black }
    var result = elements
    var next = 1
    for (place, index) in order.enumerated() {
      let above = order[..<place].last { above in
        continues(elements[above], elements[index]) && inks[above].distance(to: inks[index]) <= colors
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

  private func continues(_ above: Element, _ below: Element) -> Bool {
    let gap = below.box.top - above.box.bottom
    let first = above.fontSize
    let second = below.fontSize
    guard above.box.overlapX(below.box) > 0, gap < leading * min(first, second),
      gap > -0.4 * min(above.box.height, below.box.height), isAlike(above, below)
    else { return false }
    let slack = 0.6 * first
    return abs(above.box.left - below.box.left) <= slack || abs(above.box.midX - below.box.midX) <= slack
      || abs(above.box.right - below.box.right) <= slack
  }

  /// Whether the letters may be of one size; where letters have marks or shapes of which the ink says little, whether
  /// the lines are about as high.
  private func isAlike(_ above: Element, _ below: Element) -> Bool {
    let first = above.fontSize
    let second = below.fontSize
    if max(first, second) <= sizes * min(first, second) { return true }
    let heights = [above.box.height, below.box.height].sorted()
    let scalars = [above, below].flatMap { ($0.text ?? "").unicodeScalars }
    // Plain letters, Greek and Cyrillic are known, and the signs of East Asia are all of one height.
    let isKnown =
      scalars.allSatisfy { $0.isASCII || (0x370..<0x530).contains($0.value) }
      || scalars.contains { $0.value >= 0x2E80 }
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
