import Geometry

/// Leaves out what the network read into icons and other pictures.
///
/// The numbers come from 160 training screens of VINS: of lines below a confidence of 0.7 nine in ten lay on no text,
/// of single letters and symbols nearly all lay on icons however sure the network was, and of single digits only
/// those above 0.95 were mostly text.
package struct Doubts: Sendable {
  /// The least confidence of a line.
  package var confidence = 0.7
  /// The least confidence of a digit that stands alone.
  package var digitConfidence = 0.95
  /// How many different glyphs that stand alone must share a row, as on a keypad or a calendar, to count as text; the
  /// dots of a page control, which read as noughts, are all the same.
  package var glyphsInRow = 3

  /// Makes the standard doubts.
  package init() {}

  /// The lines that are text.
  package func removed(from lines: [TextLine]) -> [TextLine] {
    let likely = lines.filter { $0.confidence >= confidence }
    let isHan = likely.count(where: { $0.text.count(where: \.isHan) >= 2 }) >= 3
    let alone = likely.filter { $0.text.count == 1 && $0.text.allSatisfy { $0.isLetter || $0.isNumber } }
    return likely.filter { line in
      if !isHan && line.text.count <= 3 && line.text.contains(where: \.isHan) { return false }
      guard line.text.contains(where: { $0.isLetter || $0.isNumber || $0.isCurrencySymbol }) else {
        return false
      }
      guard line.text.count == 1 else { return true }
      if line.text.allSatisfy(\.isNumber) && line.confidence >= digitConfidence { return true }
      return Set(alone.filter { isInRow(line, $0) }.map(\.text)).count >= glyphsInRow
    }
  }

  /// Whether two letters stand side by side in about the same size.
  private func isInRow(_ line: TextLine, _ other: TextLine) -> Bool {
    let taller = max(line.box.height, other.box.height)
    return line.box.overlapY(other.box) > taller / 2
      && min(line.box.height, other.box.height) > taller * 0.6
  }
}

extension Character {
  /// Whether it belongs to Chinese, Japanese or Korean writing, wide punctuation included.
  var isHan: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFFEF).contains(value)
  }
}
