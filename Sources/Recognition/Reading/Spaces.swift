/// Spaces that the network missed or made up, put right by the gaps in the ink.
package enum Spaces {
  /// The reading with a space in each gap as wide as those between words, where each glyph is one patch of ink.
  ///
  /// Gaps are in heights of the line, one fewer than patches. Where touching or broken letters make the counts differ,
  /// nothing tells which gap belongs to which letters, and the reading stays as it is. So do Chinese lines, whose even
  /// pitch has no spaces.
  package static func mended(_ reading: Reading, gaps: [Double]) -> Reading {
    let letters = reading.glyphs.indices.filter { reading.glyphs[$0].text != " " }
    guard letters.count == gaps.count + 1, gaps.count >= 1, !reading.text.contains(where: \.isHan) else {
      return reading
    }
    let isSpaced = zip(letters, letters.dropFirst()).map { $1 - $0 > 1 }
    let wide = median(of: zip(gaps, isSpaced).filter(\.1).map(\.0))
    let narrow = median(of: zip(gaps, isSpaced).filter { !$0.1 }.map(\.0))
    let hasSpace = gaps.indices.map { index in
      return isSpace(gaps[index], isSpaced[index], wide: wide, narrow: narrow)
        && (isSpaced[index]
          || canPart(reading.glyphs[letters[index]].text, reading.glyphs[letters[index + 1]].text))
    }
    // A space at a narrow gap and none at a wide one: the patches are counted off against the wrong letters.
    let isMissed = zip(hasSpace, isSpaced).contains { $0 && !$1 }
    let isMadeUp = zip(hasSpace, isSpaced).contains { !$0 && $1 }
    guard isMissed != isMadeUp else { return reading }
    var glyphs: [Reading.Glyph] = []
    for (index, letter) in letters.enumerated() {
      glyphs.append(reading.glyphs[letter])
      guard index < gaps.count, hasSpace[index] else { continue }
      glyphs.append(Reading.Glyph(text: " ", confidence: reading.glyphs[letter].confidence))
    }
    return Reading(glyphs: glyphs)
  }

  /// Whether a missed space is likely between two glyphs: full stops and quotes leave room beside them that is none,
  /// and so do digits of equal width.
  private static func canPart(_ left: String, _ right: String) -> Bool {
    let sides = [left, right]
    guard sides.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return false }
    return !sides.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Whether words part at a gap, given the usual gaps between words and between letters as they were read.
  private static func isSpace(_ gap: Double, _ isSpaced: Bool, wide: Double?, narrow: Double?) -> Bool {
    if isSpaced {
      guard gap >= 0.15 else { return false }
      guard let wide, let narrow else { return true }
      return gap > narrow * 1.5 || gap > wide * 0.6
    }
    let isWide = narrow.map { gap > $0 * 2.5 } ?? true
    return isWide && gap > (wide.map { $0 * 0.8 } ?? 0.35)
  }

  /// The middle value, the lower of two.
  private static func median(of values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
  }
}
