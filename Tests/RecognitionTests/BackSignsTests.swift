import Geometry
import Recognition
import ScreenModel
import Testing

/// A chevron of 14 by 24 pixels with a title four pixels beside it, at the top left of a page.
@Suite struct BackSignsTests {
  private static let line = Rect(left: 30, top: 60, right: 108, bottom: 84)

  /// What the stage makes of a line that was read so.
  private static func refined(
    _ text: String, sign: Double = 14, gap: Double = 4, moved: Rect? = nil
  ) throws -> (line: Element, parts: [Element]) {
    let box = moved ?? line
    var drawing = DrawnScreen()
    for row in stride(from: 0.0, to: 24, by: 2) {
      let across = (row < 12 ? 12 - row : row - 10) / 12 * (sign - 4)
      drawing.fill(Rect(x: box.left + across, y: box.top + row, width: 4, height: 2), DrawnScreen.blue)
    }
    drawing.fill(
      Rect(left: box.left + sign + gap, top: box.top + 4, right: box.right, bottom: box.bottom),
      DrawnScreen.blue)
    let element = Element(type: .text, box: box, score: 0.8, text: text)
    return (element, try BackSigns().refine([element], on: drawing.canvas))
  }

  @Test(arguments: ["<Home", "‹ Home", "〈Home"]) func `the chevron and the title are parted`(text: String)
    throws
  {
    let parts = try Self.refined(text).parts
    #expect(parts.map(\.type) == [.icon, .text])
    #expect(parts[1].text == "Home")
    #expect(parts[0].box.iou(Rect(x: 30, y: 60, width: 14, height: 24)) > 0.85)
    #expect(parts[1].box == Rect(left: 48, top: 64, right: 108, bottom: 84))
    #expect(parts.allSatisfy { $0.score == 0.8 })
  }

  @Test(arguments: ["Home", "< 5 km", "<T>", "<b>bold", "<"]) func `another reading stays whole`(
    text: String
  ) throws {
    let (line, parts) = try Self.refined(text)
    #expect(parts == [line])
  }

  @Test func `what touches the words or is no chevron stays a letter`() throws {
    let touching = try Self.refined("<Home", gap: 0)
    #expect(touching.parts == [touching.line])
    let wide = try Self.refined("<Home", sign: 40)
    #expect(wide.parts == [wide.line])
  }

  @Test(arguments: [Rect(x: 30, y: 400, width: 78, height: 24), Rect(x: 300, y: 60, width: 78, height: 24)])
  func `elsewhere on the page it is a text`(place: Rect) throws {
    let (line, parts) = try Self.refined("<Home", moved: place)
    #expect(parts == [line])
  }
}
