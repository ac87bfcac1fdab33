import Geometry
import Imaging
import Inference
import ScreenModel

/// Parts the chevron of a back button from the title beside it: where they nearly touch they are found as one text, and the
/// reader takes the chevron for a `<`.
public struct BackSigns: Stage {
  /// What a chevron that points to the left is read as.
  private static let readings: Set<Character> = ["<", "‹", "〈", "＜", "《", "«"]
  /// The part of the screen's height, from the top, in which navigation bars lie.
  private let head = 0.16
  /// The part of the screen's width, from the left, in which a back button begins.
  private let start = 0.12
  /// A chevron's width in its height.
  private let widths = 0.25...0.9
  /// The least height of a chevron in that of the line.
  private let least = 0.4

  /// Makes the stage.
  public init() {}

  /// The elements, with an icon and a text for each such line.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.flatMap { parts(of: $0, on: canvas) ?? [$0] }
  }

  /// The chevron and the title; nil where a text begins with no chevron.
  private func parts(of element: Element, on canvas: Canvas) -> [Element]? {
    guard element.type == .text, let text = element.text, let title = title(in: text),
      element.box.bottom < head * Double(canvas.raster.height),
      element.box.left < start * Double(canvas.raster.width),
      let (sign, rest) = boxes(in: element.box, on: canvas)
    else { return nil }
    var words = element
    (words.box, words.text) = (rest, title)
    return [Element(type: .icon, box: sign, score: element.score), words]
  }

  /// The words after the sign; nil where there is none, or what follows is a quantity or code.
  private func title(in text: String) -> String? {
    guard let first = text.first, Self.readings.contains(first) else { return nil }
    let words = CharacterPlaces.trimmed(String(text.dropFirst()))
    let isName = words.first?.isLetter ?? false
    return isName && words.count > 1 && !words.contains(where: { $0 == ">" || $0 == "<" }) ? words : nil
  }

  /// The boxes of the sign and of the words after the first column without ink.
  private func boxes(in line: Rect, on canvas: Canvas) -> (sign: Rect, rest: Rect)? {
    let place = PixelBox(covering: line)
    guard let look = Look(drawnIn: line, of: canvas.raster, scale: canvas.scale), look.contrast >= 24,
      let ink = inked(from: place.left, to: place.right, of: place, look, canvas).map(
        PixelBox.init(covering:))
    else { return nil }
    let gap = (ink.left..<ink.right).first { inked(from: $0, to: $0 + 1, of: place, look, canvas) == nil }
    guard let gap, let sign = inked(from: ink.left, to: gap, of: place, look, canvas),
      let rest = inked(from: gap, to: place.right, of: place, look, canvas)
    else { return nil }
    let isChevron = widths.contains(sign.width / sign.height) && sign.height >= least * line.height
    return isChevron ? (sign, rest) : nil
  }

  /// What is drawn between two columns, with its soft edges.
  private func inked(from left: Int, to right: Int, of line: PixelBox, _ look: Look, _ canvas: Canvas)
    -> Rect?
  {
    inkBox(
      of: canvas.raster, in: PixelBox(left: left, top: line.top, right: right, bottom: line.bottom),
      background: look.ground, threshold: canvas.tolerance)?.rect
  }
}
