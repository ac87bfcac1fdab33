import Geometry
import Imaging
import Inference
import ScreenModel

/// Joins the lines of text that were read: where the detector has a text already, it gets the words; where
/// nothing lies, a new element is made.
public struct ReadText: Stage {
  /// The least confidence of a line; below it, PP-OCR's answers are mostly noise.
  public var leastConfidence: Double

  /// The worth of a reading that the detector does not confirm: it may be lettering in a picture.
  private static let alone = 0.6

  /// The characters from which a line is long enough that the detector knows a text: where it does not have so much as a
  /// doubt, the line is lettering of a map, or lies half hidden behind a drawer.
  private static let longLine = 4

  /// The part of a detected text that was read below which its own box is the better one.
  private static let most = 0.5

  /// How far the detected box goes on at least where a word was missed, in heights of the line.
  private static let word = 1.2

  /// The share of the screen from which a picture is a ground to write on.
  private static let ground = 0.2

  /// Makes the stage.
  public init(leastConfidence: Double = 0.5) { self.leastConfidence = leastConfidence }

  /// What was seen before the words are placed.
  private struct Page {
    /// The lines that were read.
    let lines: [TextLine]
    /// The texts that were detected, whose words nobody knows yet.
    let texts: [Rect]
    let raster: Raster
  }

  /// Adds the words to texts, and the texts that are missing.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var result = elements
    let texts = elements.filter { $0.type == .text && $0.text == nil }.map(\.box)
    let ends = canvas.lines.map {
      LineEnds().withoutSigns($0, among: elements, texts: texts, on: canvas.raster)
    }
    let page = Page(lines: LinePieces().joined(ends, on: texts), texts: texts, raster: canvas.raster)
    for line in page.lines where line.confidence >= leastConfidence && isWord(line.text) {
      let box = line.box.rounded
      // The detector read it by itself, as it does the bullets of a password.
      let isKnown = result.contains { $0.text != nil && box.share(in: $0.box.insetBy(-2)) > 0.8 }
      if !isKnown { place(line, box, in: &result, on: page) }
    }
    return result.filter { element in
      element.type != .text || element.text != nil || !isRead(element.box, by: canvas.lines)
    }
  }

  /// Gives the words of a line to what the detector found there, or makes a new element of them.
  private func place(_ line: TextLine, _ box: Rect, in elements: inout [Element], on page: Page) {
    let same = elements.indices.filter {
      elements[$0].type == .text && elements[$0].text == nil && isSame(elements[$0].box, box)
    }
    let parts = elements.indices.filter { isPart(elements[$0], of: box) && elements[$0].box.iou(box) <= 0.75 }
    let whole = Set(same).subtracting(parts)
    if let shared = SharedLine(line, box: box, parts: parts.map { elements[$0] }, on: page.raster),
      !whole.contains(where: { elements[$0].score > shared.score })
    {
      let order = parts.sorted { elements[$0].box.left < elements[$1].box.left }
      for (index, words) in zip(order, shared.words) where elements[index].type == .text {
        elements[index].text = words
      }
      elements = elements.indices.filter { !whole.contains($0) }.map { elements[$0] }
      return
    }
    let text = text(of: line, box, detected: same.map { elements[$0] }, on: page)
    let pieces = whole.union(parts.filter { elements[$0].type == .text }).sorted()
    if let first = pieces.first {
      elements[first] = text
      let others = Set(pieces.dropFirst())
      elements = elements.indices.filter { !others.contains($0) }.map { elements[$0] }
    } else if let picture = picture(around: box, in: elements, on: page.raster) {
      elements[picture].text = [elements[picture].text, line.text].compactMap(\.self).joined(separator: " ")
    } else if line.text.count < Self.longLine || isOnControl(box, in: elements, on: page.raster)
      || page.texts.contains(where: { box.share(in: $0) > 0.8 })
    {
      elements.append(text)
    }
  }

  /// The text that a line is, with the box of the reader, which follows the ink: the network's ends a few of its own
  /// pixels off. Where the reader missed most of a text, for example dots, or a word at its end, the network's box is the better one.
  private func text(of line: TextLine, _ box: Rect, detected: [Element], on page: Page) -> Element {
    let text = Element(type: .text, box: box, score: Self.alone * line.confidence, text: line.text)
    guard let best = detected.max(by: { $0.score < $1.score }) else { return text }
    let isAlone = page.lines.count { $0.box.share(in: best.box) > 0.5 } == 1
    let place = isAlone ? whole(box, in: best.box, on: page.raster) : box
    return Element(type: .text, box: place, score: max(text.score, best.score), text: line.text)
  }

  /// The box of a line of which the reader may have missed an end: the network's box goes on there by a word, and something
  /// is drawn in it.
  private func whole(_ read: Rect, in detected: Rect, on raster: Raster) -> Rect {
    if read.iou(detected) < Self.most { return detected }
    let before = Rect(left: detected.left, top: read.top, right: read.left, bottom: read.bottom)
    let after = Rect(left: read.right, top: read.top, right: detected.right, bottom: read.bottom)
    return [before, after].reduce(read) { box, end in
      let isMissed =
        end.width > Self.word * read.height
        && (Look(of: raster, in: PixelBox(covering: end))?.contrast ?? 0) >= 24
      return isMissed ? box.union(end) : box
    }
  }

  /// Whether a line stands on a button, a card or a dialog: what is written there belongs to the interface.
  private func isOnControl(_ box: Rect, in elements: [Element], on raster: Raster) -> Bool {
    elements.contains { element in
      [.container, .dialog, .segmentedControl, .textField].contains(element.type)
        && box.share(in: element.box) > 0.9 && element.box.area < 0.5 * raster.size.box.rect.area
    }
  }

  /// The smallest picture around a line that the detector did not take for a text: lettering of a logo, a cover or a
  /// photo is what the picture says. On a picture behind a good part of the screen the interface itself writes.
  private func picture(around box: Rect, in elements: [Element], on raster: Raster) -> Int? {
    elements.indices
      .filter { elements[$0].type == .picture && box.share(in: elements[$0].box) > 0.8 }
      .filter { elements[$0].box.area < Self.ground * raster.size.box.rect.area }
      .min { elements[$0].box.area < elements[$1].box.area }
  }

  /// Whether a text or icon that nobody read stands on a line.
  private func isPart(_ element: Element, of line: Rect) -> Bool {
    (element.type == .text || element.type == .icon) && element.text == nil && element.box.stands(on: line)
  }

  /// Whether most of an unread text lies on lines that were read: what is left of it is a stray piece.
  private func isRead(_ box: Rect, by lines: [TextLine]) -> Bool {
    let covered = lines.reduce(0) { $0 + box.intersection($1.box).area }
    return covered > 0.5 * box.area
  }

  /// Whether there is something to read aloud; a row of stars is a row of icons.
  private func isWord(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber || $0.isCurrencySymbol }
  }

  private func isSame(_ detected: Rect, _ read: Rect) -> Bool {
    detected.iou(read) > 0.5
      || (read.share(in: detected) > 0.7 && detected.height < 1.6 * read.height)
  }
}
