import Geometry
import Recognition
import ScreenModel
import Testing

/// Dots of ten pixels, two pixels a point, on a page.
@Suite struct MenuDotsTests {
  /// The elements after the stage, with dots at these places.
  private static func refined(
    _ dots: [(x: Double, y: Double)], beside elements: [Element] = [], words: Bool = false
  ) throws -> [Element] {
    var drawing = DrawnScreen()
    for dot in dots {
      drawing.fill(Rect(x: dot.x, y: dot.y, width: 10, height: 10), DrawnScreen.grey, radius: 5)
    }
    if words { drawing.text("Word", 320, 118) }
    return try MenuDots().refine(elements, on: drawing.canvas)
  }

  private static func column(_ count: Int, x: Double = 300, step: Double = 16) -> [(x: Double, y: Double)] {
    (0..<count).map { (x, 100 + step * Double($0)) }
  }

  private static let menu = Rect(x: 300, y: 100, width: 10, height: 42)

  @Test func `three dots one above the other are an icon`() throws {
    let found = try Self.refined(Self.column(3))
    #expect(found.map(\.type) == [.icon])
    #expect(found[0].box.iou(Self.menu) > 0.9)
  }

  @Test(arguments: [2, 4, 7]) func `fewer or more are none`(count: Int) throws {
    #expect(try Self.refined(Self.column(count)).isEmpty)
  }

  @Test func `two columns are a handle to drag by`() throws {
    #expect(try Self.refined(Self.column(3) + Self.column(3, x: 316)).isEmpty)
  }

  @Test func `dots at uneven distances are none`() throws {
    #expect(try Self.refined([(300, 100), (300, 116), (300, 142)]).isEmpty)
  }

  @Test func `dots among letters are none`() throws {
    #expect(try Self.refined(Self.column(3), words: true).isEmpty)
  }

  @Test func `what boxes them less well gives way and hands its score on`() throws {
    let icon = Element(type: .icon, box: Rect(x: 296, y: 97, width: 20, height: 48), score: 0.8)
    let row = Element(type: .container, box: Rect(x: 20, y: 60, width: 400, height: 120), score: 0.9)
    let found = try Self.refined(Self.column(3), beside: [row, icon])
    #expect(found.map(\.type) == [.container, .icon])
    #expect(found[1].score == 0.8)
    #expect(found[1].box.iou(Self.menu) > 0.9)
  }

  @Test func `on a picture they are a part of it`() throws {
    let picture = Element(type: .picture, box: Rect(x: 200, y: 40, width: 300, height: 300), score: 0.9)
    #expect(try Self.refined(Self.column(3), beside: [picture]) == [picture])
  }
}
