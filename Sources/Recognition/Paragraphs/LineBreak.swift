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

  /// Whether the lower line begins something of its own: an address, a price, or a number that had room above.
  var beginsAnew: Bool {
    let words = words(of: below)
    guard let start = below.text?.first(where: { !"-+(".contains($0) }) else { return false }
    return start.isCurrencySymbol || (start.isNumber && left > 3) || isAddress(words)
  }

  /// Whether words are the address of a page or of mail, which may have been read in two.
  private func isAddress(_ words: [Substring]) -> Bool {
    if words.count <= 2, words.contains(where: { $0.contains("@") }) { return true }
    guard words.count == 1, let end = words[0].split(separator: ".", omittingEmptySubsequences: false).last
    else {
      return false
    }
    return end.count < words[0].count && (2...3).contains(end.count) && end.allSatisfy(\.isLowercase)
  }

  /// About how wide the first word of the lower line is, in pixels; the whole line where it was not read.
  private var firstWidth: Double {
    guard let text = below.text, let first = words(of: below).first else { return below.box.width }
    if text.unicodeScalars.contains(where: \.isEastAsian) { return together * size }
    return below.box.width * Double(first.count) / Double(text.count)
  }

  private func words(of line: Element) -> [Substring] { (line.text ?? "").split(separator: " ") }
}
