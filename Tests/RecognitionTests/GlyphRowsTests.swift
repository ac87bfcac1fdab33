import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct GlyphRowsTests {
  /// Squares of one size side by side, as high as 16 points, from 40, 40.
  private func drawn(count: Int, width: Double = 30, gap: Double = 8) -> (DrawnScreen, [Rect]) {
    var screen = DrawnScreen()
    let boxes = (0..<count).map {
      Rect(x: 40 + Double($0) * (width + gap), y: 40, width: width, height: 32)
    }
    for box in boxes { screen.fill(box, DrawnScreen.blue) }
    return (screen, boxes)
  }

  private func icons(_ screen: DrawnScreen, _ found: [Rect]) throws -> [Rect] {
    try GlyphRows().refine(found.map { Element(type: .icon, box: $0, score: 0.5) }, on: screen.canvas)
      .map(\.box).sorted { $0.left < $1.left }
  }

  @Test(arguments: 2...5) func `an icon around equal glyphs becomes as many icons`(count: Int) throws {
    let (screen, boxes) = drawn(count: count)
    let whole = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    #expect(try icons(screen, [whole]) == boxes)
  }

  @Test func `a row that ends inside a glyph, and one known already, give each glyph once`() throws {
    let (screen, boxes) = drawn(count: 5)
    let cut = Rect(left: boxes[0].left, top: 40, right: boxes[3].midX, bottom: 72)
    #expect(try icons(screen, [cut, boxes[4]]) == boxes)
  }

  @Test func `bars, words and the dots of a menu stay one icon`() throws {
    for (width, gap) in [(12.0, 40.0), (60, 8)] {
      let (screen, boxes) = drawn(count: 3, width: width, gap: gap)
      let whole = boxes[0].union(boxes[2])
      #expect(try icons(screen, [whole]) == [whole])
    }
    var screen = DrawnScreen()
    for x in [40.0, 56, 72] { screen.disk(x, 40, 4, DrawnScreen.grey) }
    let dots = Rect(left: 36, top: 36, right: 76, bottom: 44)
    #expect(try icons(screen, [dots]) == [dots])
  }
}
