import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct MinusSignsTests {
  private static let plus = Element(
    type: .icon, box: Rect(x: 640, y: 288, width: 24, height: 24), score: 0.8, icon: "add")
  private static let minus = Rect(x: 500, y: 298, width: 24, height: 4)

  /// What becomes of a plus and what is known beside it, on a drawing with a mark.
  private static func refined(_ others: [Element] = [], mark: Rect = minus) throws -> [Element] {
    var drawing = DrawnScreen(height: 600)
    drawing.fill(Rect(x: plus.box.left, y: 298, width: 24, height: 4), .black)
    drawing.fill(Rect(x: 650, y: plus.box.top, width: 4, height: 24), .black)
    drawing.fill(mark, .black)
    return try MinusSigns().refine([plus] + others, on: drawing.canvas)
  }

  private static func signs(_ elements: [Element]) -> [Rect] {
    elements.filter { $0.icon == "remove" }.map(\.box)
  }

  @Test func `the mark beside a plus is its minus, and a figure between them a text`() throws {
    let figure = Element(type: .icon, box: Rect(x: 574, y: 288, width: 16, height: 24), score: 0.6)
    let found = try Self.refined([figure])
    #expect(Self.signs(found) == [Self.minus])
    #expect(found.first { $0.box == figure.box }?.type == .text)
  }

  @Test func `with a slider between them it lies before the slider`() throws {
    let slider = Element(type: .slider, box: Rect(x: 160, y: 280, width: 460, height: 40))
    let mark = Rect(x: 100, y: 298, width: 24, height: 4)
    #expect(try Self.signs(Self.refined([slider], mark: mark)) == [mark])
  }

  @Test func `a minus in a box that is too high gets its own`() throws {
    let loose = Element(type: .icon, box: Rect(x: 498, y: 290, width: 28, height: 14), score: 0.5)
    let found = try Self.refined([loose])
    #expect(Self.signs(found) == [Self.minus] && !found.contains(loose))
  }

  @Test(arguments: [
    Rect(x: 400, y: 298, width: 124, height: 4),  // a line
    Rect(x: 500, y: 288, width: 24, height: 24),  // a block
    Rect(x: 500, y: 308, width: 24, height: 4),  // a dash at another height
    Rect(x: 200, y: 298, width: 24, height: 4),  // too far away
  ])
  func `what has not the form and place of a minus is none`(mark: Rect) throws {
    #expect(try Self.signs(Self.refined(mark: mark)).isEmpty)
  }

  @Test func `beyond a word a mark belongs to something else`() throws {
    let word = Element(type: .text, box: Rect(x: 540, y: 288, width: 80, height: 24), text: "Total")
    #expect(try Self.signs(Self.refined([word])).isEmpty)
  }
}
