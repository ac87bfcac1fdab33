import Geometry
import ScreenModel

/// The lines of one paragraph, read as one text.
struct TextBlock: Hashable {
  /// The smallest rectangle around the lines, in pixels.
  var box: Rect
  /// The lines joined by blanks.
  var text: String
  /// The mean confidence of reading, 0…1; 1 where the tree spells the text.
  var score: Double
  /// Whether the tree spells the text.
  var isSpelled = false
  /// The ids of the elements.
  var elements: [Int]
  /// The height of one line in pixels.
  var lineHeight: Double

  /// The paragraphs of a screen in the order of their first lines; the text of one that could not be read is empty.
  static func blocks(of elements: [Element]) -> [TextBlock] {
    var order: [Int] = []
    var lines: [Int: [Element]] = [:]
    for element in elements where element.type == .text {
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

  /// The factor on the confidence of what is cut, misread, or of a language that nobody can tell: it never counts as
  /// certain.
  private static let doubt = 0.8
  /// The factor for what a reader makes of a script that it does not know: it names nothing.
  private static let illegible = 0.5

  /// The same with the score that its words deserve on a screen in this language, beside how clearly they were read.
  func doubted(on language: Language?) -> TextBlock {
    guard isSpelled == false else { return self }
    var copy = self
    let isCut = text.hasSuffix("…") || text.hasSuffix("..")
    if isCut || language == nil || Script.isGarbled(text) { copy.score *= Self.doubt }
    if language?.isLegible == false { copy.score *= Self.illegible }
    return copy
  }

  /// Whether it holds a letter, so that it can name something.
  var hasLetters: Bool { text.contains(where: \.isLetter) }

  /// Whether it reads like a value and not like a name: a number with its unit, a time, an address, dots.
  var looksLikeValue: Bool { ValueText.isValue(text) }
}
