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
    for line in canvas.lines where line.confidence >= leastConfidence && isWord(line.text) {
      let text = Element(
        type: .text, box: TightText(canvas: canvas).box(of: line.box), score: line.confidence, text: line.text
      )
      // The detector read it by itself, as it does the bullets of a password.
      if result.contains(where: { $0.text != nil && text.box.share(in: $0.box.insetBy(-2)) > 0.8 }) {
        continue
      }
      let same = result.firstIndex { $0.type == .text && $0.text == nil && isSame($0.box, text.box) }
      if let same {
        // The reader follows the ink of the line; the network's box ends a few of its own pixels off.
        result[same].box = text.box
        result[same].text = text.text
      } else {
        result.append(text)
      }
    }
    return result
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
