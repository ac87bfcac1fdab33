import ScreenModel

/// Two lines, one above the other, and what their words say of whether the lower goes on where the upper ends.
struct LineBreak {
  /// The upper line.
  let above: Element
  /// The lower line.
  let below: Element
  /// How much is free beside the upper line, in pixels: up to the next thing there, or the end of the screen.
  let room: Double

  /// How many signs of East Asia, which break anywhere, stay together: one with the mark behind it.
  private let together = 2.0
  /// The marks after which a line begins anew, even with a small letter.
  private static let ends: Set<Character> = [".", "!", "?", ":"]

  /// The size of the smaller letters in pixels.
  var size: Double { min(above.fontSize, below.fontSize) }

  /// Whether the lower line begins with a small letter in the middle of what the upper one says.
  var isWithinSentence: Bool {
    guard let first = words(of: below).first, first.count > 1, first[first.startIndex].isLowercase,
      let last = above.text?.last(where: { $0 != " " })
    else { return false }
    return words(of: above).count > 1 && !Self.ends.contains(last)
  }

  /// How much is left beside the upper line with the first word of the lower one behind it, in sizes of the letters.
  var left: Double { (room - firstWidth) / size }

  /// How much shorter the upper line with the first word of the lower one is than the wider of both, in pixels: nobody
  /// broke a line there that was only too long.
  var early: Double { max(above.box.width, below.box.width) - above.box.width - firstWidth }

  /// Whether the lower line begins with a number that had room above.
  var beginsWithNumber: Bool { (below.firstSign?.isNumber ?? false) && left > 3 }

  /// About how wide the first word of the lower line is, in pixels; the whole line where it was not read.
  private var firstWidth: Double {
    guard let text = below.text, let first = words(of: below).first else { return below.box.width }
    if text.unicodeScalars.contains(where: \.isEastAsian) { return together * size }
    return below.box.width * Double(first.count) / Double(text.count)
  }

  private func words(of line: Element) -> [Substring] { (line.text ?? "").split(separator: " ") }
}
