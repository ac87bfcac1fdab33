import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// An element of a place and type, in pixels.
private func element(
  _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil,
  score: Double = 0.9
) -> Element {
  Element(type: type, box: Rect(x: x, y: y, width: width, height: height), score: score, text: text)
}

@Suite struct MendTests {
  private func mended(_ elements: [Element]) throws -> [Element] {
    try Mend().refine(elements, on: DrawnScreen().canvas)
  }

  @Test(arguments: [ElementType.icon, .checkbox]) func `the knob of a switch is no element`(knob: ElementType)
    throws
  {
    let result = try mended([
      element(.toggle, 100, 100, 102, 62), element(knob, 142, 104, 54, 54), element(.icon, 300, 110, 40, 40),
    ])
    #expect(result.map(\.type) == [.toggle, .icon])
  }

  @Test(arguments: [(110.0, 40.0, 0), (150, 44, 0), (121, 60, 1), (104, 94, 1)])
  func `the word in one half of a switch is its own, one in the middle is not`(
    x: Double, width: Double, count: Int
  ) throws {
    let result = try mended([
      element(.toggle, 100, 100, 102, 44), element(.text, x, 110, width, 24, "OFF"),
    ])
    #expect(result.count { $0.type == .text } == count)
  }

  @Test(arguments: [
    (ElementType.picture, ElementType.icon, 1), (.container, .textField, 1), (.container, .picture, 2),
    (.container, .icon, 1), (.container, .toggle, 1),
  ])
  func `of two look-alikes at one place the better stays`(first: ElementType, second: ElementType, count: Int)
    throws
  {
    let result = try mended([
      element(first, 10, 10, 100, 100, score: 0.4), element(second, 11, 10, 100, 100, score: 0.7),
    ])
    #expect(result.count == count)
    #expect(result.contains { $0.type == second })
  }

  @Test(arguments: [ElementType.slider, .toggle, .segmentedControl])
  func `a field with a control in it is a card, one with words is not`(control: ElementType) throws {
    let field = element(.textField, 10, 10, 600, 100)
    #expect(try mended([field, element(control, 200, 30, 300, 60)])[0].type == .container)
    #expect(try mended([field, element(.text, 30, 40, 200, 30, "Name")])[0].type == .textField)
  }

  @Test func `a small thing in a large one of its kind stays`() throws {
    #expect(try mended([element(.picture, 0, 0, 300, 300), element(.icon, 20, 20, 40, 40)]).count == 2)
  }

  @Test func `an icon on letters goes, a digit in an icon goes`() throws {
    let result = try mended([
      element(.icon, 20, 12, 20, 20), element(.text, 10, 10, 200, 24, "Settings"),
      element(.icon, 300, 300, 60, 60), element(.text, 318, 318, 24, 24, "17"),
    ])
    #expect(result.map(\.type) == [.text, .icon])
  }

  @Test(arguments: [ElementType.icon, .checkbox])
  func `what is read on a sign goes, the sign stays`(type: ElementType) throws {
    let sign = element(type, 300, 300, 60, 60)
    for reading in ["田", "DI1", "000"] {
      let result = try mended([sign, element(.text, 302, 301, 58, 58, reading, score: 0.6)])
      #expect(result.map(\.type) == [type])
    }
    let ring = element(.text, 340, 342, 13, 13, "0", score: 0.6)
    #expect(try mended([sign, ring]).map(\.type) == [type])
  }

  @Test func `letters that were taken for an icon stay`() throws {
    let letters = try mended([
      element(.icon, 300, 300, 60, 60, score: 0.5), element(.text, 302, 301, 58, 58, "AB"),
    ])
    #expect(letters.map(\.text) == ["AB"])
  }

  @Test func `a number at the upper corner of an icon is a badge`() throws {
    let result = try mended([
      element(.icon, 300, 300, 78, 65), element(.text, 334, 311, 31, 22, "99", score: 0.6),
    ])
    #expect(result.map(\.text) == [nil, "99"])
  }

  @Test(arguments: [(0.4, 0.8, 60.0), (0.8, 0.4, 147)])
  func `of a tile and its glyph the likelier icon stays`(tile: Double, glyph: Double, width: Double) throws {
    let result = try mended([
      element(.icon, 300, 300, 147, 147, score: tile), element(.icon, 340, 340, 60, 60, score: glyph),
    ])
    #expect(result.map(\.box.width) == [width])
  }

  @Test func `a text beside segments becomes one`() throws {
    let result = try mended([
      element(.segmentedControl, 200, 100, 180, 60), element(.segmentedControl, 380, 100, 180, 60),
      element(.text, 80, 118, 60, 24, "Day"), element(.text, 260, 118, 60, 24, "Week"),
    ])
    let segments = result.filter { $0.type == .segmentedControl }
    #expect(segments.count == 3)
    #expect(segments.contains { $0.box == Rect(x: 20, y: 100, width: 180, height: 60) })
  }

  @Test func `a text beside a segment that was completed becomes one too`() throws {
    let words = (0..<3).map { element(.text, 80 + 180 * Double($0), 118, 60, 24, "Day") }
    let result = try mended([element(.segmentedControl, 380, 100, 180, 60)] + words)
    #expect(result.filter { $0.type == .segmentedControl }.map(\.box.left).sorted() == [20, 200, 380])
  }
}

@Suite struct SystemBarTests {
  private func kept(_ elements: [Element], _ drawing: DrawnScreen = DrawnScreen(height: 1600)) throws
    -> [Element]
  {
    try SystemBars().refine(elements, on: drawing.canvas)
  }

  @Test func `what is level with the clock goes`() throws {
    let result = try kept([
      element(.text, 60, 36, 90, 26, "9:41"), element(.icon, 600, 36, 40, 24),
      element(.text, 300, 110, 200, 34, "Inbox"),
    ])
    #expect(result.map(\.text) == ["Inbox"])
  }

  @Test(arguments: ["9:41", "21:08", "1:05 PM", "14.30"])
  func `a clock may have any of these forms`(time: String) throws {
    #expect(try kept([element(.text, 60, 36, 90, 26, time)]).isEmpty)
  }

  @Test(arguments: ["Total 9:41", "12", "v1:2"])
  func `other texts at the top stay`(text: String) throws {
    #expect(try kept([element(.text, 60, 36, 90, 26, text)]).count == 1)
  }

  @Test(
    arguments: [
      (60.0, 36.0, "9:41", true), (600, 36, "9:41", false), (600, 8, "9:41", true), (600, 8, "$日7:01", true),
      (60, 36, "日7:01", false), (60, 300, "9:41", false),
    ] as [(Double, Double, String, Bool)])
  func `a clock that was read gives the bar away, where the detector leaves it out`(
    left: Double, top: Double, words: String, isClock: Bool
  ) throws {
    var drawing = DrawnScreen(height: 1600)
    drawing.lines = [
      TextLine(box: Rect(x: left, y: top, width: 90, height: 26), text: words, confidence: 0.9)
    ]
    let battery = element(.text, 660, top, 60, 24, "80%")
    #expect(try kept([battery], drawing).isEmpty == isClock)
  }

  @Test func `alone in the place of the bar, a line that nobody can read goes and a word stays`() throws {
    let signs = element(.text, 20, 6, 500, 32)
    #expect(try kept([signs]).isEmpty)
    #expect(try kept([element(.text, 20, 6, 500, 32, "Skip tour")]).count == 1)
  }

  @Test func `a time further down stays`() throws {
    #expect(try kept([element(.text, 60, 300, 90, 26, "9:41")]).count == 1)
  }

  @Test func `the home indicator goes`() throws {
    #expect(try kept([element(.icon, 241, 1574, 268, 10)]).isEmpty)
  }

  @Test(arguments: 0...2) func `two of the system's buttons are enough, whatever they were taken for`(
    missing: Int
  ) throws {
    var buttons = [
      element(.checkbox, 170, 1540, 32, 32), element(.pageControl, 359, 1540, 32, 32),
      element(.icon, 548, 1540, 32, 32),
    ]
    let triangle = element(.text, 170, 1540, 30, 32)
    #expect(try kept([triangle] + buttons.dropFirst()).isEmpty)
    #expect(try kept([element(.text, 130, 1540, 90, 32)] + buttons.dropFirst()).count == 3)
    buttons.remove(at: missing)
    #expect(try kept(buttons).isEmpty)
    #expect(try kept(buttons + [element(.container, 355, 1536, 40, 40)]).isEmpty)
  }

  @Test func `two signs in cells of their own are tabs, not what is left of the system's buttons`() throws {
    let signs = [170.0, 548].map { element(.icon, $0, 1540, 32, 32) }
    let cells = [0.0, 375].map { element(.segmentedControl, $0, 1490, 375, 100) }
    #expect(try kept(signs).isEmpty)
    #expect(try kept(cells + signs).count == 4)
  }

  @Test func `three even figures at the bottom are the system's, with a label they are tabs`() throws {
    let buttons = [130.0, 355, 580].map { element(.icon, $0, 1540, 40, 40) }
    #expect(try kept(buttons).isEmpty)
    #expect(try kept(buttons + [element(.text, 130, 1584, 40, 14, "Home")]).count == 4)
  }
}
