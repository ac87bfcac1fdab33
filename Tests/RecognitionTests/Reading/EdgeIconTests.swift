import Geometry
import Recognition
import Testing

@Suite struct EdgeIconTests {
  static func run(gaps: [Double]) -> LineLayout.Run {
    var pieces = [Rect(x: 0, y: 0, width: 10, height: 20)]
    for gap in gaps {
      pieces.append(Rect(x: (pieces.last?.right ?? 0) + gap * 20, y: 0, width: 10, height: 20))
    }
    return LineLayout.Run(pieces: pieces, rows: 0...20)
  }

  static func isIcon(_ whole: String, _ part: String, at edge: LineLayout.Edge, gaps: [Double]) -> Bool {
    let gap = edge == .leading ? gaps.first : gaps.last
    return EdgeIcon.isIcon(
      at: edge, gap: gap ?? 0, in: run(gaps: gaps), whole: SlipsTests.reading(whole),
      without: SlipsTests.reading(part))
  }

  @Test(arguments: [
    ("Q Search", "Search", [0.8, 0.1], true),  // a magnifier, far from the word
    ("I agree", "agree", [0.45, 0.1], false),  // a word of one letter
    ("I am", "am", [0.7, 0.7], false),  // widely set text
    ("四 Maps", "Maps", [0.45], true),
    ("四 地图", "地图", [0.45], false),
    ("← Settings", "Settings", [0.45], true),
    ("Maps", "Maps", [0.5], true),  // the patch added nothing
    ("2 GB", "GB", [0.8, 0.1], false),  // a digit
    ("$ 5", "5", [0.8], false),  // a currency
    ("10 items", "items", [0.8, 0.1], false),  // two glyphs are a word
    ("# Tags", "Tags", [0.8], false),  // a sign that text uses
  ])
  func `the start is an icon by what it adds and how far it stands`(
    whole: String, part: String, gaps: [Double], expected: Bool
  ) {
    #expect(Self.isIcon(whole, part, at: .leading, gaps: gaps) == expected)
  }

  @Test func `a chevron at the end is an icon`() {
    #expect(Self.isIcon("Morning >", "Morning", at: .trailing, gaps: [0.1, 0.5]))
    #expect(!Self.isIcon("Morning >", "Moming", at: .trailing, gaps: [0.1, 0.5]))
  }

  @Test func `a remainder that reads badly proves nothing`() {
    let part = SlipsTests.reading("Maps", confidence: 0.5)
    let isIcon = EdgeIcon.isIcon(
      at: .leading, gap: 0.8, in: Self.run(gaps: [0.8]), whole: SlipsTests.reading("四 Maps"), without: part)
    #expect(!isIcon)
  }
}
