/// Whether the patch at the end of a line is an icon beside the text and no part of it.
package enum EdgeIcon {
  /// Judges by what was read with the patch and without it, and by the gap beside it in heights of the line.
  ///
  /// A patch that adds nothing, or only a symbol, is an icon; one that adds a letter or nought is an icon where its gap
  /// is no space between words: twice as wide as such a space, and wider than any other of the line.
  package static func isIcon(
    at edge: LineLayout.Edge, gap: Double, in run: LineLayout.Run, whole: Reading, without: Reading
  ) -> Bool {
    guard without.confidence > 0.8 else { return false }
    guard let added = added(at: edge, whole.text, without.text) else { return false }
    guard let glyph = added.first else { return true }
    guard added.count == 1 else { return false }
    if glyph.isHan { return !without.text.contains(where: \.isHan) }
    if glyph.isCurrencySymbol { return false }
    // Rings and discs read as noughts; other digits are drawn as digits.
    if glyph.isNumber && glyph != "0" { return false }
    guard glyph.isLetter || glyph.isNumber else { return isPictorial(glyph) }
    return gap > 0.55 && run.gaps.count(where: { $0 > gap * 0.8 }) == 1
  }

  /// The characters that only the longer text has, spaces aside; nil where the texts differ elsewhere.
  private static func added(at edge: LineLayout.Edge, _ whole: String, _ part: String) -> String? {
    let whole = whole.filter { $0 != " " }
    let part = part.filter { $0 != " " }
    switch edge {
    case .leading: return whole.hasSuffix(part) ? String(whole.dropLast(part.count)) : nil
    case .trailing: return whole.hasPrefix(part) ? String(whole.dropFirst(part.count)) : nil
    }
  }

  /// Symbols that stand for chevrons, arrows, boxes and the like; other punctuation is taken for text.
  private static func isPictorial(_ glyph: Character) -> Bool {
    glyph.isMathSymbol || "‹›«»^~|[]{}()□■○●◎☆★√×•·*_".contains(glyph)
      || glyph.unicodeScalars.allSatisfy { (0x2190...0x2BFF).contains($0.value) }
  }
}
