import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct ReliefCueTests {
  /// Buttons that touch; open ones run on below as the cards of a file do.
  private static func row(pressed: Set<Int>, count: Int, isOpen: Bool = false) throws -> SelectionRow {
    var drawing = DrawnScreen(height: 700)
    let cells = (0..<count).map { Rect(x: 40 + 200 * Double($0), y: 300, width: 200, height: 80) }
    for (place, cell) in cells.enumerated() {
      drawing.button(cell, isPressed: pressed.contains(place), end: isOpen ? 90 : 78)
    }
    return try #require(SelectionRow(cells, among: [], accents: [], on: drawing.canvas))
  }

  @Test(arguments: [(0, 2), (1, 2), (1, 3), (3, 4)])
  func `the pressed one of raised buttons is told`(pressed: Int, count: Int) throws {
    #expect(ReliefCue().choice(in: try Self.row(pressed: [pressed], count: count)) == pressed)
  }

  @Test func `of buttons that all stand out, and of two pressed ones, none is told`() throws {
    #expect(ReliefCue().choice(in: try Self.row(pressed: [], count: 3)) == nil)
    #expect(ReliefCue().choice(in: try Self.row(pressed: [0, 2], count: 3)) == nil)
  }

  @Test func `cards without an edge below are no buttons`() throws {
    #expect(ReliefCue().choice(in: try Self.row(pressed: [0], count: 2, isOpen: true)) == nil)
  }

  @Test(arguments: [DrawnRow.Style.ground, .gradient, .raisedPill, .framed], [false, true])
  private func `flat rows have no relief`(style: DrawnRow.Style, isDark: Bool) throws {
    #expect(ReliefCue().choice(in: try DrawnRow(style, count: 3, chosen: 1, isDark: isDark).row()) == nil)
  }
}
