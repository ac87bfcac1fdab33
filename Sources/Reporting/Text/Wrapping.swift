/// Breaks text into lines of a number of terminal columns.
enum Wrapping {
  /// The lines of a text, broken at spaces and, inside a word that is wider than a line, anywhere.
  static func lines(_ text: String, columns: Int) -> [String] {
    let columns = max(columns, 2)
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in text.split(separator: " ") {
      for piece in pieces(of: word, columns: columns) {
        let pieceWidth = DisplayWidth.of(piece)
        if width > 0, width + 1 + pieceWidth <= columns {
          line += " " + piece
          width += 1 + pieceWidth
        } else {
          if width > 0 { lines.append(line) }
          line = piece
          width = pieceWidth
        }
      }
    }
    if width > 0 { lines.append(line) }
    return lines
  }

  private static func pieces(of word: Substring, columns: Int) -> [String] {
    if word.utf8.count <= columns { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    var width = 0
    for character in word {
      let characterWidth = DisplayWidth.of(character)
      if width + characterWidth > columns {
        pieces.append(piece)
        piece = ""
        width = 0
      }
      piece.append(character)
      width += characterWidth
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}
