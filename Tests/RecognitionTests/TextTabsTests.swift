import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct TextTabsTests {
  /// Texts in cells of 250 pixels, with a bar of `thickness` under those of `underlined`, `gap` below the letters.
  private static func row(underlined: [Int], gap: Double = 20, thickness: Double = 6) -> (
    DrawnScreen, [Element]
  ) {
    var drawing = DrawnScreen()
    var texts: [Element] = []
    for (place, word) in ["Music", "Video", "Books"].enumerated() {
      let left = 250 * Double(place) + 95
      drawing.text(word, left, 100)
      texts.append(Element(type: .text, box: Rect(x: left, y: 100, width: 57, height: 24), text: word))
      if underlined.contains(place) {
        drawing.fill(
          Rect(x: 250 * Double(place) + 40, y: 124 + gap, width: 170, height: thickness), DrawnScreen.blue)
      }
    }
    return (drawing, texts)
  }

  private static func segments(_ row: (DrawnScreen, [Element])) throws -> [Element] {
    try TextTabs().refine(row.1, on: row.0.canvas).filter { $0.type == .segmentedControl }
  }

  @Test(arguments: 0...2) func `the underlined one of a row of texts is a selected tab`(chosen: Int) throws {
    let found = try Self.segments(Self.row(underlined: [chosen]))
    #expect(found.map(\.state) == (0..<3).map { $0 == chosen ? .selected : .unselected })
    #expect(found.allSatisfy { $0.box.bottom == 150 && abs($0.box.width - 250) <= 10 })
  }

  @Test(arguments: [
    (underlined: [], gap: 20.0, thickness: 6.0),
    // Fields side by side have a line each.
    (underlined: [0, 1, 2], gap: 20, thickness: 6),
    // The underline of a link.
    (underlined: [1], gap: 3, thickness: 3),
    // A button below a text.
    (underlined: [1], gap: 20, thickness: 40),
  ])
  func `other rows of texts are none`(underlined: [Int], gap: Double, thickness: Double) throws {
    #expect(try Self.segments(Self.row(underlined: underlined, gap: gap, thickness: thickness)).isEmpty)
  }

  @Test func `tabs may have an icon above the text and a line below them all`() throws {
    var (drawing, parts) = Self.row(underlined: [1])
    drawing.fill(Rect(x: 0, y: 150, width: 750, height: 2), DrawnScreen.grey)
    parts += (0..<3).map { place in
      Element(type: .icon, box: Rect(x: 250 * Double(place) + 100, y: 50, width: 46, height: 40))
    }
    let found = try Self.segments((drawing, parts))
    #expect(found.map(\.state) == [.unselected, .selected, .unselected])
    #expect(found.allSatisfy { $0.box.top < 50 && $0.box.bottom == 150 })
  }

  @Test func `tabs may have an icon beside the text, and a short bar below the middle of both`() throws {
    var (drawing, parts) = Self.row(underlined: [])
    for place in 0..<3 {
      parts.append(Element(type: .icon, box: Rect(x: 250 * Double(place) + 45, y: 96, width: 36, height: 32)))
    }
    drawing.fill(Rect(x: 250 + 70, y: 144, width: 56, height: 6), DrawnScreen.blue)
    let found = try Self.segments((drawing, parts))
    #expect(found.map(\.state) == [.unselected, .selected, .unselected])
  }

  /// Fluent's indicator is 16 points by 3.
  @Test(arguments: [(DrawnScreen.blue, true), (DrawnScreen.grey, false)])
  func `a bar of five times its thickness underlines where it is vivid`(color: Color, isTold: Bool) throws {
    var (drawing, texts) = Self.row(underlined: [])
    drawing.fill(Rect(x: texts[1].box.midX - 16, y: 146, width: 32, height: 6), color)
    let found = try Self.segments((drawing, texts))
    #expect(found.map(\.state) == (isTold ? [.unselected, .selected, .unselected] : []))
  }

  @Test func `words with icons at the lower end of the screen are a tab bar`() throws {
    var drawing = DrawnScreen()
    let parts = (0..<3).flatMap { place -> [Element] in
      let x = 250 * Double(place) + 95
      return [
        Element(type: .text, box: Rect(x: x, y: 640, width: 57, height: 24), text: "Music"),
        Element(type: .icon, box: Rect(x: x, y: 590, width: 50, height: 40)),
      ]
    }
    drawing.fill(Rect(x: 290, y: 680, width: 170, height: 6), DrawnScreen.blue)
    #expect(try Self.segments((drawing, parts)).isEmpty)
  }

  @Test func `texts with other things among them are none`() throws {
    var row = Self.row(underlined: [1])
    row.1.append(Element(type: .slider, box: Rect(x: 200, y: 130, width: 300, height: 20)))
    #expect(try Self.segments(row).isEmpty)
  }

  @Test func `known segments are not doubled`() throws {
    var row = Self.row(underlined: [1])
    row.1 += (0..<3).map { place in
      Element(type: .segmentedControl, box: Rect(x: 250 * Double(place), y: 80, width: 250, height: 70))
    }
    #expect(try Self.segments(row).count == 3)
  }

  @Test func `a part of an icon below the texts underlines none`() throws {
    var row = Self.row(underlined: [1])
    row.1.append(Element(type: .icon, box: Rect(x: 285, y: 140, width: 180, height: 90)))
    #expect(try Self.segments(row).isEmpty)
  }

  @Test func `a line far wider than the words over it divides them from what follows`() throws {
    var (drawing, texts) = Self.row(underlined: [])
    texts.removeLast()
    drawing.fill(Rect(x: 200, y: 144, width: 420, height: 4), DrawnScreen.grey)
    #expect(try Self.segments((drawing, texts)).isEmpty)
  }
}
