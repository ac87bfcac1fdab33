import Geometry
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
    guard let runs = InkRuns(in: line, on: canvas)?.boxes, runs.count > 1 else { return nil }
    let sign = runs[0]
    let isChevron = widths.contains(sign.width / sign.height) && sign.height >= least * line.height
    return isChevron ? (sign, runs.dropFirst(2).reduce(runs[1]) { $0.union($1) }) : nil
  }
}
