import Geometry

/// Joins what was read in several pieces although one text was detected there: wide spaces part the words of a line.
struct LinePieces {
  /// The part of a piece that lies on the detected text.
  private let inside = 0.8
  /// In heights of the line: the widest space between words; columns are further apart.
  private let space = 1.2

  /// The lines, those on one of the detected texts as one.
  func joined(_ lines: [TextLine], on texts: [Rect]) -> [TextLine] {
    texts.reduce(lines) { lines, text in
      let pieces = lines.filter { $0.box.share(in: text.insetBy(-2)) > inside }
        .sorted { $0.box.left < $1.box.left }
      guard let first = pieces.first, pieces.count > 1, isOneLine(pieces) else { return lines }
      let whole = TextLine(
        box: pieces.dropFirst().reduce(first.box) { $0.union($1.box) },
        text: pieces.map(\.text).joined(separator: " "),
        confidence: pieces.map(\.confidence).min() ?? first.confidence)
      return lines.compactMap { line in line == first ? whole : pieces.contains(line) ? nil : line }
    }
  }

  /// Whether each piece follows the one before it at the distance of words.
  private func isOneLine(_ pieces: [TextLine]) -> Bool {
    zip(pieces, pieces.dropFirst()).allSatisfy { left, right in
      let height = max(left.box.height, right.box.height)
      let gap = right.box.left - left.box.right
      return left.box.overlapY(right.box) > 0.5 * min(left.box.height, right.box.height) && gap > 0
        && gap < space * height
    }
  }
}
