import Geometry
import Recognition
import ScreenModel
import Testing

/// An element of a place and type, in pixels.
private func element(_ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  -> Element
{
  Element(type: type, box: Rect(x: x, y: y, width: width, height: height), score: 0.9)
}

@Suite struct SegmentCellsTests {
  /// A control whose second cell is filled from `edge` on, with a word in each.
  private static func control(edge: Double?) -> (DrawnScreen, [Element]) {
    var drawing = DrawnScreen()
    drawing.fill(Rect(x: 100, y: 100, width: 300, height: 80), .white)
    if let edge { drawing.fill(Rect(left: edge, top: 100, right: 400, bottom: 180), DrawnScreen.blue) }
    let words = [element(.text, 130, 128, 60, 24), element(.text, 270, 128, 80, 24)]
    for word in words { drawing.fill(word.box, .black) }
    return (drawing, words)
  }

  private static func segments(_ found: [Element], on drawn: (DrawnScreen, [Element])) throws -> [Rect] {
    try Mend().refine(found + drawn.1, on: drawn.0.canvas).filter { $0.type == .segmentedControl }
      .map(\.box).sorted { $0.left < $1.left }
  }

  @Test func `a control that was found as one segment is divided at the edge between its words`() throws {
    let cells = try Self.segments(
      [element(.segmentedControl, 100, 100, 300, 80)], on: Self.control(edge: 220))
    #expect(cells.map(\.left) == [100, 220] && cells.map(\.right) == [220, 400])
  }

  @Test func `without an edge between them two words may share a segment`() throws {
    let whole = element(.segmentedControl, 100, 100, 300, 80)
    #expect(try Self.segments([whole], on: Self.control(edge: nil)) == [whole.box])
  }

  @Test func `cells whose words stand beside their middle end at the drawn edge`() throws {
    let halves = [
      element(.segmentedControl, 100, 100, 150, 80), element(.segmentedControl, 250, 100, 150, 80),
    ]
    let cells = try Self.segments(halves, on: Self.control(edge: 220))
    #expect(cells.map(\.right) == [220, 400])
  }

  @Test func `equal cells with their words in the middle stay, whatever is drawn between these`() throws {
    var drawn = Self.control(edge: 240)
    drawn.1 = [element(.text, 145, 128, 60, 24), element(.text, 295, 128, 60, 24)]
    let halves = [
      element(.segmentedControl, 100, 100, 150, 80), element(.segmentedControl, 250, 100, 150, 80),
    ]
    #expect(try Self.segments(halves, on: drawn) == halves.map(\.box))
  }

  /// Three places with an icon beside a word each, of which the first alone was found as a segment.
  private static func places(icon: Bool) -> [Element] {
    (0..<3).flatMap { place -> [Element] in
      let x = 200 * Double(place)
      let word = element(.text, x + 95, 128, 60, 24)
      return icon || place == 0 ? [element(.icon, x + 50, 122, 36, 36), word] : [word]
    }
  }

  @Test func `an icon with its word beside a segment of the same is one too`() throws {
    let first = element(.segmentedControl, 2, 100, 200, 80)
    let cells = try Self.segments([first], on: (DrawnScreen(), Self.places(icon: true)))
    #expect(cells.count == 3 && cells.allSatisfy { $0.width == 200 })
  }

  @Test(.timeLimit(.minutes(1))) func `what reaches half out of the row has no cell there`() throws {
    // The middle of the icon lies in the row, but for the rounding to whole pixels.
    let parts = [0.0, 200].flatMap { x in
      [element(.icon, x + 80, 61.7, 40, 78), element(.text, x + 70, 141.5, 60, 78)]
    }
    let first = element(.segmentedControl, 0, 100.6, 200, 80)
    #expect(try Self.segments([first], on: (DrawnScreen(), parts)).isEmpty)
  }

  @Test func `an icon alone beside a segment of words is none`() throws {
    let parts =
      [100.0, 300].map { element(.text, $0 - 30, 128, 60, 24) } + [element(.icon, 482, 122, 36, 36)]
    let found = [0.0, 200].map { element(.segmentedControl, $0, 100, 200, 80) }
    #expect(try Self.segments(found, on: (DrawnScreen(), parts)).count == 2)
  }

  @Test(arguments: [1, 2]) func `a segment needs another beside it`(count: Int) throws {
    let found = (0..<count).map { element(.segmentedControl, 200 * Double($0), 100, 200, 80) }
    let words = found.map { element(.text, $0.box.midX - 30, 128, 60, 24) }
    let below = element(.segmentedControl, 0, 300, 200, 80)
    #expect(try Self.segments(found + [below], on: (DrawnScreen(), words)).count == (count == 1 ? 0 : 2))
  }

  @Test func `cells with room between them have the distance of two that were found`() throws {
    let words = (0..<4).map { element(.text, 120 * Double($0) + 110, 128, 40, 24) }
    let found = [
      element(.segmentedControl, 200, 100, 100, 80), element(.segmentedControl, 320, 100, 100, 80),
    ]
    #expect(try Self.segments(found, on: (DrawnScreen(), words)).map(\.midX) == [130, 250, 370, 490])
  }

  /// Three words whose middles are at these places, on a plain page, and cells found around other places.
  private static func plain(_ middles: [Double], found: [Double]) throws -> [Rect] {
    let words = middles.map { element(.text, $0 - 30, 128, 60, 24) }
    let cells = found.map { element(.segmentedControl, $0 - 96, 100, 192, 80) }
    return try segments(cells, on: (DrawnScreen(), words))
  }

  @Test func `words at even distances stand in the middle of cells of that width`() throws {
    let cells = try Self.plain([110, 310, 510], found: [98, 306, 520])
    #expect(cells.map(\.left) == [10, 210, 410] && cells.map(\.right) == [210, 410, 610])
  }

  @Test func `words that are hugged have the cells that were found`() throws {
    let cells = try Self.plain([110, 280, 510], found: [98, 294, 520])
    #expect(cells.map(\.midX) == [98, 294, 520])
  }

  @Test(arguments: [(0.0, 0), (8, 0), (40, 2)])
  func `two cells along the whole lower edge of a dialog are its buttons`(margin: Double, left: Int) throws {
    let dialog = element(.dialog, 80, 60, 400, 240)
    let width = 196 - margin
    let cells = [
      element(.segmentedControl, 80 + margin, 220, width, 80),
      element(.segmentedControl, 284, 220, width, 80),
    ]
    let words = [element(.text, 150, 248, 60, 24), element(.text, 350, 248, 60, 24)]
    let found = try Mend().refine([dialog] + cells + words, on: DrawnScreen().canvas)
    #expect(found.count { $0.type == .segmentedControl } == left)
    #expect(found.contains { $0.type == .dialog && $0.box == dialog.box })
  }
}
