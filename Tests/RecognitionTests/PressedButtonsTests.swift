import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct PressedButtonsTests {
  /// What becomes of buttons side by side, the raised ones light below a rim, the pressed one in a shadow.
  private static func kinds(pressed: Int?, gap: Double = 0, y: Double = 100) throws -> [ElementType] {
    var drawing = DrawnScreen(height: 700)
    var elements: [Element] = []
    for place in 0..<3 {
      let cell = Rect(x: 40 + (200 + gap) * Double(place), y: y, width: 200, height: 80)
      drawing.fill(cell, DrawnScreen.grey)
      for line in 2..<78 {
        let level = UInt8(pressed == place ? 96 + min(line, 20) / 3 : line < 6 ? 160 : 130 - line / 4)
        drawing.fill(
          Rect(x: cell.left + 2, y: cell.top + Double(line), width: 196, height: 1),
          Color(red: level, green: level, blue: level))
      }
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
