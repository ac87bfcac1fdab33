import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct SnapTests {
  private func snapped(_ type: ElementType, _ box: Rect, on drawing: DrawnScreen) throws -> Rect {
    try Snap().refine([Element(type: type, box: box)], on: drawing.canvas)[0].box
  }

  private static func button() -> DrawnScreen {
    var drawing = DrawnScreen()
    drawing.fill(Rect(x: 100, y: 100, width: 400, height: 88), DrawnScreen.blue, radius: 20)
    drawing.text("Continue", 250, 132, .white)
    return drawing
  }

  @Test(arguments: [(0.0, 0.0), (5, 5), (-5, 4), (4, -6)])
  func `a container moves to its outline from either side`(dx: Double, dy: Double) throws {
    let exact = Rect(x: 100, y: 100, width: 400, height: 88)
    let rough = Rect(
      left: exact.left + dx, top: exact.top + dy, right: exact.right - dy, bottom: exact.bottom + dx)
    #expect(try snapped(.container, rough, on: Self.button()) == exact)
  }

  @Test func `an outlined field moves to the outer side of its border`() throws {
    var drawing = DrawnScreen()
    let exact = Rect(x: 100, y: 100, width: 400, height: 88)
    drawing.frame(exact, DrawnScreen.grey, inside: DrawnScreen.page, radius: 16)
    #expect(try snapped(.textField, Rect(x: 104, y: 96, width: 399, height: 90), on: drawing) == exact)
  }

  @Test func `an icon moves to its ink and leaves its neighbour`() throws {
    var drawing = DrawnScreen()
    drawing.disk(120, 120, 20, .black)
    drawing.disk(180, 120, 20, .black)
    let box = try snapped(.icon, Rect(x: 103, y: 97, width: 41, height: 42), on: drawing)
    #expect(box == Rect(x: 100, y: 100, width: 40, height: 40))
  }

  /// A drawing whose colour changes along every diagonal, and something on it.
  private static func onStripes(_ box: Rect) -> DrawnScreen {
    var drawing = DrawnScreen()
    for y in 0..<700 {
      for x in 0..<750 {
        let level = UInt8((x + y) / 4 * 37 % 200)
        drawing.raster[x, y] = Color(red: level, green: 90, blue: 60)
      }
    }
    for y in Int(box.top)..<Int(box.bottom) {
      for x in Int(box.left)..<Int(box.right) {
        drawing.raster[x, y] = Color(red: UInt8((x + y) / 4 * 41 % 200), green: 200, blue: 250)
      }
    }
    return drawing
  }

  @Test func `a picture on a picture moves side by side to the lines between them`() throws {
    let exact = Rect(x: 200, y: 100, width: 300, height: 200)
    let rough = Rect(x: 204, y: 97, width: 293, height: 205)
    #expect(try snapped(.picture, rough, on: Self.onStripes(exact)) == exact)
  }

  @Test func `a box in noise stays`() throws {
    var drawing = DrawnScreen()
    drawing.photo(Rect(x: 0, y: 0, width: 750, height: 700))
    let box = Rect(x: 204, y: 97, width: 293, height: 205)
    let found = try snapped(.picture, box, on: drawing)
    #expect(found == box)
  }

  @Test func `a box over nothing stays`() throws {
    let box = Rect(x: 300, y: 300, width: 80, height: 40)
    #expect(try snapped(.icon, box, on: DrawnScreen()) == box)
    #expect(try snapped(.container, box, on: DrawnScreen()) == box)
  }

  @Test func `a box twice as large as its content stays`() throws {
    let box = Rect(x: 60, y: 60, width: 640, height: 170)
    #expect(try snapped(.container, box, on: Self.button()) == box)
  }

  @Test func `segments share the width of their control`() throws {
    try checkSegments(extra: [])
  }

  @Test func `a doubtful segment over two others makes no third`() throws {
    try checkSegments(extra: [
      Element(type: .segmentedControl, box: Rect(x: 66, y: 203, width: 370, height: 60), score: 0.4)
    ])
  }

  @Test func `a segment over two others gives way, however sure it is`() throws {
    for box in [Rect(x: 60, y: 200, width: 600, height: 64), Rect(x: 62, y: 198, width: 480, height: 66)] {
      try checkSegments(extra: [Element(type: .segmentedControl, box: box, score: 0.9)])
    }
  }

  private func checkSegments(extra: [Element]) throws {
    var drawing = DrawnScreen()
    drawing.fill(Rect(x: 60, y: 200, width: 600, height: 64), DrawnScreen.grey, radius: 16)
    drawing.fill(Rect(x: 64, y: 204, width: 292, height: 56), .white, radius: 14)
    let segments = [
      Rect(x: 66, y: 203, width: 292, height: 60), Rect(x: 356, y: 198, width: 301, height: 64),
    ]
    let result = try Snap().refine(
      segments.map { Element(type: .segmentedControl, box: $0, score: 0.8) } + extra, on: drawing.canvas)
    #expect(
      result.map(\.box) == [
        Rect(x: 60, y: 200, width: 300, height: 64), Rect(x: 360, y: 200, width: 300, height: 64),
      ])
  }

  @Test func `snapping twice changes nothing`() throws {
    let elements = try ShapeDetector().refine([], on: Self.button().canvas)
    let once = try Snap().refine(elements, on: Self.button().canvas)
    #expect(try Snap().refine(once, on: Self.button().canvas) == once)
  }
}
