import Geometry
import Inference
import ScreenModel

/// Parts the stars of a rating from the words after them: where the detector overlooks the stars, the reader takes all for one
/// line that begins with `★`.
public struct RatingSigns: Stage {
  /// What the signs of a rating are read as.
  private static let readings: Set<Character> = ["★", "☆", "♥", "♡", "❤"]
  /// A sign's width in its height.
  private let widths = 0.75...1.35
  /// How much two signs of a rating may differ in size, as a share of the first.
  private let uneven = 0.25
  /// How many signs more or fewer may be drawn than were read.
  private let misread = 1

  /// Makes the stage.
  public init() {}

  /// The elements, with an icon for each sign that none had yet, and the words alone as a text.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let icons = elements.filter { $0.type == .icon }.map(\.box)
    return elements.flatMap { element -> [Element] in
      guard let (signs, words) = parts(of: element, on: canvas) else { return [element] }
      let free = signs.filter { sign in !icons.contains { $0.iou(sign) > 0.3 } }
      return free.map { Element(type: .icon, box: $0, score: element.score) } + [words]
    }
  }

  /// The boxes of the signs, and the words; nil where a text does not begin with signs and go on with words.
  private func parts(of element: Element, on canvas: Canvas) -> (signs: [Rect], words: Element)? {
    guard element.type == .text, let text = element.text else { return nil }
    let read = text.prefix { Self.readings.contains($0) }.count
    let rest = CharacterPlaces.trimmed(String(text.dropFirst(read)))
    guard read > 0, rest.contains(where: { $0.isLetter || $0.isNumber }),
      let boxes = InkRuns(in: element.box, on: canvas)?.boxes, let first = boxes.first
    else { return nil }
    let signs = Array(boxes.prefix { isSign($0, like: first) })
    guard abs(signs.count - read) <= misread, let start = boxes.dropFirst(signs.count).first else {
      return nil
    }
    var words = element
    words.text = rest
    words.box = boxes.dropFirst(signs.count + 1).reduce(start) { $0.union($1) }
    return signs.isEmpty ? nil : (signs, words)
  }

  private func isSign(_ box: Rect, like first: Rect) -> Bool {
    widths.contains(box.width / box.height) && abs(box.width - first.width) <= uneven * first.width
      && abs(box.height - first.height) <= uneven * first.height
  }
}
