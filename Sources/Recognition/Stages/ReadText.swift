import Geometry
import Imaging
import Inference
import ScreenModel

/// Joins the lines of text that were read: where the detector has a text already, it gets the words; where
/// nothing lies, a new element is made.
public struct ReadText: Stage {
  /// The least confidence of a line; below it, PP-OCR's answers are mostly noise.
  public var leastConfidence: Double

  /// Makes the stage.
  public init(leastConfidence: Double = 0.5) { self.leastConfidence = leastConfidence }

  /// Adds the words to texts, and the texts that are missing.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var result = elements
    for line in canvas.lines where line.confidence >= leastConfidence {
      let icons = result.filter { $0.type == .icon && $0.box.share(in: line.box) > 0.6 }
      guard let trimmed = trim(line, around: icons, on: canvas) else { continue }
      let text = Element(
        type: .text, box: trimmed.box, score: trimmed.confidence, text: trimmed.text)
      let same = result.firstIndex { $0.type == .text && $0.text == nil && isSame($0.box, text.box) }
      if let same {
        result[same].text = text.text
      } else {
        result.append(text)
      }
    }
    return result
  }

  private func isSame(_ detected: Rect, _ read: Rect) -> Bool {
    detected.iou(read) > 0.5
      || (read.share(in: detected) > 0.7 && detected.height < 1.6 * read.height)
  }

  /// The line without the icons that were read as characters; nil where nothing else is in it.
  private func trim(_ line: TextLine, around icons: [Element], on canvas: Canvas) -> TextLine? {
    var line = line
    let words = line.text.split(separator: " ")
    let covered = icons.reduce(0.0) { $0 + $1.box.width }
    if let icon = icons.first, words.count <= 1, line.text.count <= 2,
      covered > 0.4 * line.box.width || icon.box.height > 0.6 * line.box.height
    {
      return nil
    }
    for icon in icons where words.count > 1 {
      let isAtStart = icon.box.midX < line.box.left + 0.2 * line.box.width
      if isAtStart, let first = words.first, first.count <= 2 {
        line = TextLine(
          box: Rect(
            left: icon.box.right + 1, top: line.box.top, right: line.box.right, bottom: line.box.bottom),
          text: words.dropFirst().joined(separator: " "), confidence: line.confidence)
        break
      }
    }
    return TextLine(
      box: TightText(canvas: canvas).box(of: line.box), text: line.text, confidence: line.confidence)
  }
}
