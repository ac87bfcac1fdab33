import Geometry
import ScreenModel

/// The lines of one paragraph, read as one text.
struct TextBlock: Hashable {
  /// The smallest rectangle around the lines, in pixels.
  var box: Rect
  /// The lines joined by blanks.
  var text: String
  /// The mean confidence of reading, 0…1.
  var score: Double
  /// The ids of the elements.
  var elements: [Int]
  /// The height of one line in pixels.
  var lineHeight: Double

  /// The paragraphs of a screen in the order of their first lines.
  static func blocks(of elements: [Element]) -> [TextBlock] {
    var order: [Int] = []
    var lines: [Int: [Element]] = [:]
    for element in elements where element.type == .text {
      guard let text = element.text, text.contains(where: { $0.isWhitespace == false }) else { continue }
      // A line without a paragraph is one by itself, under a key that no paragraph has.
      let key = element.block ?? -1 - element.id
      if lines[key] == nil { order.append(key) }
      lines[key, default: []].append(element)
    }
    return order.compactMap { lines[$0].flatMap(block(of:)) }
  }

  private static func block(of lines: [Element]) -> TextBlock? {
    guard let first = lines.first else { return nil }
    return TextBlock(
      box: lines.dropFirst().reduce(first.box) { $0.union($1.box) },
      text: lines.compactMap(\.text).joined(separator: " "),
      score: lines.map(\.score).reduce(0, +) / Double(lines.count), elements: lines.map(\.id),
      lineHeight: lines.map(\.box.height).reduce(0, +) / Double(lines.count))
  }

  /// Whether it holds a letter, so that it can name something.
  var hasLetters: Bool { text.contains(where: \.isLetter) }

  /// Whether it reads like a value and not like a name: a number with its unit, a time, an address, dots.
  var looksLikeValue: Bool { ValueText.isValue(text) }
}
