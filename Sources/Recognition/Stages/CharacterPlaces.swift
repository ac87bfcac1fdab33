import Geometry

/// About where each character of a line that was read stands, by how wide characters are drawn as a rule.
struct CharacterPlaces {
  /// The characters in the order of the line, each with its middle in pixels of the screenshot.
  let places: [(character: Character, middle: Double)]

  /// Spreads a line's characters over its box.
  init(of text: String, over box: Rect) {
    let widths = text.map(Self.width)
    let extent = widths.reduce(0, +)
    var reached = 0.0
    places = zip(text, widths).map { character, width in
      defer { reached += width }
      return (character, box.left + (reached + width / 2) / extent * box.width)
    }
  }

  /// About how wide a character is drawn, in widths of an `n`.
  private static func width(of character: Character) -> Double {
    if "iljtfr.,:;'|!()[] ".contains(character) { return 0.5 }
    if "mwMW@%".contains(character) { return 1.5 }
    let isWide = character.unicodeScalars.contains(where: \.isEastAsian)
    return isWide ? 1.9 : 1
  }

  /// A text without the spaces at its ends.
  static func trimmed(_ text: String) -> String {
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? start
    return String(text[start..<end])
  }
}
