import Geometry
import Imaging

/// Takes drawings out of the lines of text: readers give a chevron as "<", a magnifier as "Q", a menu as "三".
///
/// A line goes if it is one odd character; it is cut if it begins or ends with one that stands apart. What is
/// taken out is free to be seen as an icon.
struct LineSieve {
  let canvas: Canvas
  /// A single letter this tall, in points, is a drawing: capitals of body text have 12.
  var tallestLetter = 14.0
  /// So many single characters of one height are a keypad or a calendar, not drawings.
  var fewestPeers = 6
  /// A screen with fewer ideographs is in another script, and they are drawings.
  var fewestIdeographs = 8
  /// The confidence from which a single character is believed.
  var sure = 0.9

  /// The lines without drawings.
  func sifted() -> [TextLine] {
    canvas.lines.filter { !isDrawing($0) }.map(trimmed)
  }

  private func isDrawing(_ line: TextLine) -> Bool {
    let text = line.text.filter { !$0.isWhitespace }
    guard let first = text.first else { return true }
    if text.allSatisfy({ !$0.isLetter && !$0.isNumber }) { return !isPunctuationText(text) }
    // The waves of a loudspeaker are read as brackets.
    if text.count <= 3 && text.contains(where: { "()<>》《".contains($0) }) && !text.contains("(") {
      return true
    }
    guard text.count == 1 else { return false }
    if isIdeograph(first) {
      return canvas.lines.reduce(0) { $0 + $1.text.filter(isIdeograph).count } < fewestIdeographs
    }
    let peers = canvas.lines.filter {
      $0.text.count <= 2 && $0.confidence >= sure && $0.text.allSatisfy { $0.isLetter || $0.isNumber }
        && abs($0.box.height - line.box.height) <= 0.15 * line.box.height
    }
    if peers.count >= fewestPeers { return false }
    let ink = TightText(canvas: canvas).box(of: line.box)
    return line.confidence < sure || ink.height >= canvas.pixels(tallestLetter)
  }

  /// Hidden passwords and dashes for "none" are text.
  private func isPunctuationText(_ text: String) -> Bool {
    text.count >= 4 || text == "--" || text == "—" || text == "-"
  }

  private func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }
  }

  private func trimmed(_ line: TextLine) -> TextLine {
    let words = line.text.split { $0.isWhitespace }
    let pieces = TightText(canvas: canvas).pieces(of: line.box)
    if line.text.count == 1 { return tallest(pieces, line: line) }
    guard let first = words.first, let last = words.last, words.count > 1, pieces.count > 1 else {
      return line
    }
    // Of "2 +", the plus is the drawing.
    let isFirstSign = first.count == 1 && (isSign(first) || !isSign(last))
    if isFirstSign, let cut = gap(pieces, fromStart: true, line: line) {
      return TextLine(
        box: Rect(left: cut, top: line.box.top, right: line.box.right, bottom: line.box.bottom),
        text: words.dropFirst().joined(separator: " "), confidence: line.confidence)
    }
    if last.count == 1, let cut = gap(pieces, fromStart: false, line: line) {
      return TextLine(
        box: Rect(left: line.box.left, top: line.box.top, right: cut, bottom: line.box.bottom),
        text: words.dropLast().joined(separator: " "), confidence: line.confidence)
    }
    return line
  }

  private func isSign(_ word: Substring) -> Bool { word.allSatisfy { !$0.isLetter && !$0.isNumber } }

  /// A box that holds more than its one character: the tallest piece is the character.
  private func tallest(_ pieces: [PixelBox], line: TextLine) -> TextLine {
    guard line.box.width > 1.6 * line.box.height, let tallest = pieces.max(by: { $0.height < $1.height })
    else {
      return line
    }
    let margin = 0.1 * line.box.height
    return TextLine(box: tallest.rect.insetBy(-margin), text: line.text, confidence: line.confidence)
  }

  /// Where the first or last drawn piece stands apart from the others: by a gap wider than a space, or by a
  /// smaller one if it is also taller than the letters.
  private func gap(_ pieces: [PixelBox], fromStart: Bool, line: TextLine) -> Double? {
    let sorted = pieces.sorted { $0.left < $1.left }
    var groups: [PixelBox] = []
    // Letters of a word are closer than a fifth of the line's height.
    for piece in sorted {
      if let last = groups.last, Double(piece.left - last.right) < 0.16 * line.box.height {
        groups[groups.count - 1] = last.union(piece)
      } else {
        groups.append(piece)
      }
    }
    guard groups.count >= 2 else { return nil }
    let end = fromStart ? groups[0] : groups[groups.count - 1]
    let next = fromStart ? groups[1] : groups[groups.count - 2]
    let rest = (fromStart ? groups.dropFirst() : groups.dropLast()).map(\.height).max() ?? 0
    let distance = Double(fromStart ? next.left - end.right : end.left - next.right)
    let isOneSign = Double(end.width) < 1.5 * line.box.height
    let isFar = distance > 0.4 * line.box.height
    let isTaller = distance > 0.22 * line.box.height && Double(end.height) > 1.12 * Double(rest)
    guard isOneSign && (isFar || isTaller) else { return nil }
    return fromStart ? Double(next.left) - 1 : Double(next.right) + 1
  }
}
