/// What the recognition network read, glyph by glyph.
package struct Reading: Sendable, Hashable {
  /// One character and how sure the network was, 0…1.
  package struct Glyph: Sendable, Hashable {
    /// The character.
    package var text: String
    /// The confidence, 0…1.
    package var confidence: Double

    /// Makes a glyph.
    package init(text: String, confidence: Double) {
      self.text = text
      self.confidence = confidence
    }
  }

  /// The glyphs, without spaces at the ends.
  package private(set) var glyphs: [Glyph]

  /// Takes over glyphs.
  package init(glyphs: [Glyph]) {
    let trimmed = glyphs.drop { $0.text == " " }
    let end = trimmed.lastIndex { $0.text != " " }.map { $0 + 1 } ?? trimmed.startIndex
    self.glyphs = Array(trimmed[..<end])
  }

  /// The characters as one text.
  package var text: String { glyphs.map(\.text).joined() }

  /// The mean confidence over the characters, 0 where there are none.
  package var confidence: Double {
    glyphs.isEmpty ? 0 : glyphs.reduce(0) { $0 + $1.confidence } / Double(glyphs.count)
  }
}
