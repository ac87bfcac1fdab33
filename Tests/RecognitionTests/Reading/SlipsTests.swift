import Recognition
import Testing

@Suite struct SlipsTests {
  static func reading(_ text: String, confidence: Double = 1) -> Reading {
    Reading(glyphs: text.map { Reading.Glyph(text: String($0), confidence: confidence) })
  }

  @Test(arguments: [
    ("|azy", "lazy"), ("al|ey", "alley"), ("a | b", "a | b"), ("bowI", "bowl"), ("fiII", "fill"),
    ("AII days", "All days"), ("HAWAII", "HAWAII"),
    ("WI", "WI"),
    ("iIO", "iIO"), (" padded ", "padded"), ("", ""), ("Item I", "Item I"),
  ])
  func `bars and capital Is become small Ls where only those make a word`(read: String, expected: String) {
    #expect(Slips.mended(Self.reading(read)) == expected)
  }

  @Test(arguments: [
    ("NoW", 0.8, "Now"), ("NoW", 0.95, "NoW"), ("macOS", 0.8, "macOS"), ("eX", 0.8, "eX"),
    ("SMS", 0.8, "SMS"),
  ])
  func `a doubtful last capital becomes small after small letters`(
    read: String, confidence: Double, expected: String
  ) {
    #expect(Slips.mended(Self.reading(read, confidence: confidence)) == expected)
  }
}
