import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct DimmedPageTests {
  private static let dim = Color(red: 110, green: 110, blue: 114)
  private static let sheet = Rect(x: 0, y: 900, width: 750, height: 700)

  /// A page of words in a colour, with a white sheet on its lower end.
  private static func screen(page: Color, words: Color, corner: Double = 24) -> DrawnScreen {
    var drawing = DrawnScreen(height: 1600, color: page)
    for line in 0..<4 { drawing.text("Settings", 60, 200 + 120 * Double(line), words) }
    drawing.fill(sheet, .white, radius: corner)
    drawing.fill(Rect(x: 0, y: 1200, width: 750, height: 400), .white)
    drawing.text("Delete", 60, 1000)
    return drawing
  }

  private static func dialogs(_ elements: [Element] = [], on drawing: DrawnScreen) throws -> [Rect] {
    try DimmedPage().refine(elements, on: drawing.canvas).filter { $0.type == .dialog }.map(\.box)
  }

  @Test func `a sheet on a dimmed page is a dialog`() throws {
    #expect(try Self.dialogs(on: Self.screen(page: Self.dim, words: .black)) == [Self.sheet])
  }

  @Test func `one bright word tells that the page is not dimmed`() throws {
    #expect(try Self.dialogs(on: Self.screen(page: Self.dim, words: .white)).isEmpty)
    #expect(try Self.dialogs(on: Self.screen(page: DrawnScreen.page, words: .black)).isEmpty)
  }

  @Test func `the lower part of a page has no round corner`() throws {
    #expect(try Self.dialogs(on: Self.screen(page: Self.dim, words: .black, corner: 0)).isEmpty)
  }

  @Test(arguments: [true, false]) func `a card is a dialog only on a dimmed page`(isDimmed: Bool) throws {
    var drawing = DrawnScreen(height: 1600, color: isDimmed ? Self.dim : DrawnScreen.page)
    let card = Element(type: .container, box: Rect(x: 75, y: 600, width: 600, height: 320), score: 0.8)
    drawing.fill(card.box, .white, radius: 20)
    #expect(try Self.dialogs([card], on: drawing) == (isDimmed ? [card.box] : []))
    #expect(try DimmedPage().refine([card], on: drawing.canvas).count == 1)
  }

  @Test func `a dialog that is known stays the only one`() throws {
    let known = Element(type: .dialog, box: Rect(x: 20, y: 1000, width: 700, height: 500), score: 0.9)
    #expect(try Self.dialogs([known], on: Self.screen(page: Self.dim, words: .black)) == [known.box])
  }
}
