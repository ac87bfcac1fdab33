import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct OpenDialogsTests {
  private static let place = Rect(x: 60, y: 200, width: 630, height: 300)

  /// Whether a dialog of this place and score stays on a screen of one colour with a surface drawn on it.
  private func stays(_ place: Rect, score: Double, on surface: Rect?) throws -> Bool {
    var drawing = DrawnScreen()
    if let surface { drawing.fill(surface, .white, radius: 20) }
    let dialog = Element(type: .dialog, box: place, score: score)
    return try OpenDialogs().refine([dialog], on: drawing.canvas) == [dialog]
  }

  @Test(arguments: [(0.3, false), (0.6, false), (0.9, true)])
  func `a part of a page stays only where the detector is sure`(score: Double, stays: Bool) throws {
    #expect(try self.stays(Self.place, score: score, on: nil) == stays)
  }

  @Test func `a surface of its own is a dialog`() throws {
    #expect(try stays(Self.place, score: 0.3, on: Self.place))
  }

  @Test(arguments: [true, false]) func `what is hardly a dialog stays only on a dimmed page`(isDimmed: Bool)
    throws
  {
    var drawing = DrawnScreen(color: isDimmed ? DrawnScreen.grey : DrawnScreen.page)
    drawing.fill(Self.place, .white, radius: 20)
    let dialog = Element(type: .dialog, box: Self.place, score: 0.2)
    #expect(try OpenDialogs().refine([dialog], on: drawing.canvas) == (isDimmed ? [dialog] : []))
  }

  @Test func `two long sides are enough, one end is not`() throws {
    let tall = Rect(x: 60, y: 100, width: 630, height: 600)
    #expect(try stays(Self.place, score: 0.3, on: tall))
    let wide = Rect(x: 0, y: 200, width: 750, height: 500)
    #expect(try !stays(Self.place, score: 0.3, on: wide))
  }

  @Test func `a sheet is seen by its upper edge, where its others lie on those of the screen`() throws {
    let sheet = Rect(x: 0, y: 300, width: 750, height: 400)
    #expect(try stays(sheet, score: 0.3, on: sheet))
    #expect(try !stays(sheet, score: 0.3, on: nil))
  }
}
