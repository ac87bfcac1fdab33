import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// Five glyphs on a white page, drawn one by one.
@Suite struct RatingFillTests {
  /// How one glyph is drawn.
  enum Glyph { case gold, grey, outline, between }

  private static func filled(_ glyphs: [Glyph]) throws -> [Bool?] {
    var drawing = DrawnScreen(color: .white)
    let gold = Color(red: 244, green: 180, blue: 0)
    let boxes = glyphs.indices.map { Rect(x: 40 + 36 * Double($0), y: 300, width: 28, height: 28) }
    for (glyph, box) in zip(glyphs, boxes) {
      switch glyph {
      case .gold: drawing.fill(box, gold)
      case .grey: drawing.fill(box, Color(red: 200, green: 200, blue: 200))
      case .outline: drawing.frame(box, gold, inside: .white, radius: 0)
      case .between: drawing.fill(Rect(x: box.x, y: box.y + 9, width: 28, height: 9), gold)
      }
    }
    let icons = boxes.map { Element(type: .icon, box: $0, icon: "star") }
    return try RatingFill().refine(icons, on: drawing.canvas).map(\.isFilled)
  }

  @Test(arguments: [Glyph.grey, .outline], 1..<5)
  func `filled stars come before empty ones, by colour or by ink`(empty: Glyph, count: Int) throws {
    let glyphs = (0..<5).map { $0 < count ? Glyph.gold : empty }
    #expect(try Self.filled(glyphs) == (0..<5).map { $0 < count })
    // Where lines run from right to left the filled ones are at the right.
    #expect(try Self.filled(glyphs.reversed()) == (0..<5).map { $0 >= 5 - count })
  }

  @Test func `all stars may be filled, or none`() throws {
    #expect(try Self.filled([.gold, .gold, .gold]) == [true, true, true])
    #expect(try Self.filled([.outline, .outline, .outline]) == [false, false, false])
  }

  @Test func `where it cannot be told nothing is said`() throws {
    #expect(try Self.filled([.between, .between, .between]) == [nil, nil, nil])
  }
}
