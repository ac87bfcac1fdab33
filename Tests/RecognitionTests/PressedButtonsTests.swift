import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct PressedButtonsTests {
  /// What becomes of buttons side by side.
  private static func kinds(pressed: Int?, gap: Double = 0, y: Double = 100) throws -> [ElementType] {
    var drawing = DrawnScreen(height: 700)
    var elements: [Element] = []
    for place in 0..<3 {
      let cell = Rect(x: 40 + (200 + gap) * Double(place), y: y, width: 200, height: 80)
      drawing.button(cell, isPressed: pressed == place, end: 78)
      elements.append(Element(type: .container, box: cell))
      elements.append(
        Element(type: .text, box: Rect(x: cell.midX - 30, y: cell.midY - 12, width: 60, height: 24)))
    }
    return try PressedButtons().refine(elements, on: drawing.canvas).filter { $0.type != .text }.map(\.type)
  }

  @Test(arguments: [0.0, 8])
  func `of buttons side by side one is pressed in: they are segments`(gap: Double) throws {
    #expect(
      try Self.kinds(pressed: 1, gap: gap) == [.segmentedControl, .segmentedControl, .segmentedControl])
  }

  @Test func `buttons that all stand out, stand apart or lie at the foot stay buttons`() throws {
    let buttons: [ElementType] = [.container, .container, .container]
    #expect(try Self.kinds(pressed: nil) == buttons)
    #expect(try Self.kinds(pressed: 1, gap: 40) == buttons)
    #expect(try Self.kinds(pressed: 1, y: 600) == buttons)
  }
}
