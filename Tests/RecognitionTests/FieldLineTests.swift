import Geometry
import Recognition
import Testing

@Suite struct FieldLineTests {
  /// Where the network thinks a field is, whose line lies at 240 from 40 to 700.
  private static let guess = Rect(left: 46, top: 190, right: 694, bottom: 246)

  private func field(over line: Rect?, _ box: Rect = guess) -> Rect? {
    var screen = DrawnScreen()
    if let line { screen.fill(line, DrawnScreen.grey) }
    return FieldLine().field(box, on: screen.canvas)
  }

  @Test(arguments: [2.0, 4]) func `a field ends on the line that is drawn below it`(thickness: Double) {
    let line = Rect(left: 40, top: 240, right: 700, bottom: 240 + thickness)
    #expect(field(over: line) == Rect(left: 40, top: 190, right: 700, bottom: 240 + thickness))
  }

  @Test(arguments: [
    Rect(left: 0, top: 240, right: 750, bottom: 242),  // a divider from edge to edge
    Rect(left: 40, top: 240, right: 300, bottom: 242),  // the line below one word of it
    Rect(left: 40, top: 262, right: 700, bottom: 264),  // the next row's line
    Rect(left: 40, top: 240, right: 700, bottom: 260),  // a bar
  ]) func `no other line draws a field`(line: Rect) {
    #expect(field(over: line) == nil)
  }

  @Test func `where nothing is drawn there is no field`() {
    #expect(field(over: nil) == nil)
  }
}
