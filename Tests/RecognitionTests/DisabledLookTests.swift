import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// A page of clear words with one button.
@Suite struct DisabledLookTests {
  private static func grey(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }

  /// Whether the button is found to look disabled.
  private static func isDimmed(
    words: Color, on ground: Color, page: Color, others: Color, clickable: Bool? = true
  ) throws -> Bool? {
    var drawing = DrawnScreen(color: page)
    drawing.text("Delivery", 60, 60, others)
    drawing.text("Address and time", 60, 120, others)
    let button = Rect(x: 60, y: 400, width: 630, height: 96)
    drawing.fill(button, ground, radius: 20)
    drawing.text("Continue", 300, 436, words)
    var elements = drawing.lines.enumerated().map { index, line in
      Element(id: index + 1, type: .text, box: line.box.insetBy(4), text: line.text)
    }
    elements.append(Element(id: 9, type: .container, box: button, clickable: clickable))
    return try DisabledLook().refine(elements, on: drawing.canvas).last?.isDimmed
  }

  @Test func `pale words on grey look disabled, in light and dark`() throws {
    #expect(
      try Self.isDimmed(words: Self.grey(139), on: Self.grey(224), page: .white, others: .black) == true)
    #expect(
      try Self.isDimmed(words: Self.grey(196), on: Self.grey(233), page: .white, others: .black) == true)
    #expect(
      try Self.isDimmed(words: Self.grey(125), on: Self.grey(46), page: Self.grey(18), others: .white) == true
    )
  }

  @Test(arguments: [
    ("clear words", grey(40), grey(224), Color.black), ("secondary words", grey(96), grey(240), .black),
    ("a coloured ground", .white, Color(red: 150, green: 200, blue: 255), .black),
    ("a page that is pale as a whole", grey(139), grey(224), grey(170)),
  ])
  func `a quiet button does not`(case: String, words: Color, ground: Color, others: Color) throws {
    #expect(try Self.isDimmed(words: words, on: ground, page: .white, others: others) == nil)
  }

  @Test func `nor does a label that nobody can tap`() throws {
    let found = try Self.isDimmed(
      words: Self.grey(139), on: Self.grey(224), page: .white, others: .black, clickable: false)
    #expect(found == nil)
  }
}
