import Recognition
import Testing

@Suite struct SpacesTests {
  @Test(arguments: [
    ("ab c7", [0.1, 0.4, 0.4], "ab c 7"),  // as wide as the space that was read
    ("2GB", [0.4, 0.1], "2 GB"),  // far wider than the gap between letters
    ("2GB", [0.3, 0.1], "2GB"),  // too narrow for a space, with none to compare
    ("£1.00", [0.1, 0.4, 0.1, 0.1], "£1.00"),  // room beside a full stop
    ("11 km", [0.4, 0.4, 0.1], "11 km"),  // ones in the width of other digits
    ("a bcd", [0.1, 0.4, 0.1], "a bcd"),  // patches and letters are out of step
    ("B I G", [0.5, 0.5], "B I G"),  // widely set on purpose
    ("Tot al now", [0.1, 0.1, 0.1, 0.1, 0.4, 0.1, 0.1], "Total now"),
    ("7h", [0.4], "7h"),  // nothing to compare with
    ("a bcd", [0.4, 0.4], "a bcd"),  // fewer patches than letters
    ("设置", [0.5], "设置"),
    ("", [], ""), ("a", [], "a"),
  ])
  func `spaces follow the gaps where each glyph is one patch`(text: String, gaps: [Double], expected: String)
  {
    #expect(Spaces.mended(SlipsTests.reading(text), gaps: gaps).text == expected)
  }
}
