import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct LoneDiscsTests {
  private static let place = Rect(x: 300, y: 200, width: 150, height: 86)
  private static let pale = Color(red: 226, green: 232, blue: 240)

  /// Whether a switch that was found there stays.
  private static func stays(_ drawing: DrawnScreen, box: Rect = place) throws -> Bool {
    let found = Element(type: .toggle, box: box, score: 0.8, state: .unselected)
    return try LoneDiscs().refine([found], on: drawing.canvas) == [found]
  }

  @Test func `a bubble in the background is no switch, nor is nothing at all`() throws {
    var drawing = DrawnScreen()
    #expect(try Self.stays(drawing) == false)
    drawing.disk(345, 243, 43, Self.pale)
    #expect(try Self.stays(drawing) == false)
  }

  @Test func `a knob on the palest track is a switch`() throws {
    var drawing = DrawnScreen()
    drawing.fill(Self.place, Color(red: 246, green: 246, blue: 246), radius: 43)
    drawing.disk(345, 243, 40, .white)
    #expect(try Self.stays(drawing))
  }

  @Test func `a switch that is cut off may be as wide as high`() throws {
    var drawing = DrawnScreen()
    drawing.disk(345, 243, 43, DrawnScreen.green)
    #expect(try Self.stays(drawing, box: Rect(x: 302, y: 200, width: 86, height: 86)))
  }
}
