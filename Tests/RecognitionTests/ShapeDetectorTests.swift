import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct ShapeDetectorTests {
  /// The elements that the detector finds on a drawing.
  private func found(_ drawing: DrawnScreen) throws -> [Element] {
    try ShapeDetector().refine([], on: drawing.canvas)
  }

  private func only(_ drawing: DrawnScreen) throws -> Element {
    let elements = try found(drawing)
    try #require(elements.count == 1, "\(elements.map { "\($0.type) \($0.box)" })")
    return elements[0]
  }

  @Test(arguments: [(true, 502.0), (false, 462.0)])
  func `a pill with a knob is a toggle, on if the knob is at the right`(isOn: Bool, knob: Double) throws {
    var drawing = DrawnScreen()
    let pill = Rect(x: 430, y: 200, width: 102, height: 62)
    drawing.fill(pill, isOn ? DrawnScreen.green : DrawnScreen.grey, radius: 31)
    drawing.disk(isOn ? 501 : 461, 231, 27, .white)
    let element = try only(drawing)
    #expect(element.type == .toggle)
    #expect(element.state == (isOn ? .selected : .unselected))
    #expect(element.box.iou(pill) > 0.95)
    #expect(abs(knob - (isOn ? 501 : 461)) <= 1)
  }

  @Test func `a button with a round letter is no toggle`() throws {
    var drawing = DrawnScreen()
    drawing.fill(Rect(x: 200, y: 200, width: 120, height: 60), DrawnScreen.blue, radius: 30)
    drawing.text("OK", 248, 218, .white)
    #expect(try only(drawing).type == .container)
  }

  @Test(arguments: [0.0, 22])
  func `an empty outline is an unselected checkbox`(radius: Double) throws {
    var drawing = DrawnScreen()
    let box = Rect(x: 100, y: 100, width: 44, height: 44)
    drawing.frame(box, DrawnScreen.grey, inside: DrawnScreen.page, radius: radius, stroke: 4)
    let element = try only(drawing)
    #expect(element.type == .checkbox)
    #expect(element.state == .unselected)
    #expect(element.box == box)
  }

  @Test func `a dot in a ring is a selected radio button`() throws {
    var drawing = DrawnScreen()
    drawing.frame(
      Rect(x: 100, y: 100, width: 44, height: 44), DrawnScreen.blue, inside: DrawnScreen.page, radius: 22,
      stroke: 4)
    drawing.disk(122, 122, 11, DrawnScreen.blue)
    let element = try only(drawing)
    #expect(element.type == .checkbox)
    #expect(element.state == .selected)
  }

  @Test func `a check mark in a square is a selected checkbox, a cross is not`() throws {
    var checked = DrawnScreen()
    checked.fill(Rect(x: 100, y: 100, width: 44, height: 44), DrawnScreen.blue, radius: 8)
    for step in 0..<28 {
      let along = Double(step)
      let y = step < 9 ? 120 + along : 129 - (along - 9)
      checked.fill(Rect(x: 108 + along, y: y, width: 4, height: 5), .white)
    }
    let element = try only(checked)
    #expect(element.type == .checkbox)
    #expect(element.state == .selected)

    var crossed = DrawnScreen()
    crossed.fill(Rect(x: 100, y: 100, width: 44, height: 44), DrawnScreen.blue, radius: 8)
    for step in 0..<20 {
      crossed.fill(Rect(x: 110 + Double(step), y: 110 + Double(step), width: 4, height: 4), .white)
      crossed.fill(Rect(x: 110 + Double(step), y: 130 - Double(step), width: 4, height: 4), .white)
    }
    #expect(try only(crossed).type == .icon)
  }

  @Test func `equal dots with one that stands out are a page control`() throws {
    var drawing = DrawnScreen()
    for dot in 0..<5 {
      drawing.disk(
        300 + Double(dot) * 32, 300, 7, dot == 1 ? DrawnScreen.blue : Color(red: 200, green: 200, blue: 205))
    }
    let element = try only(drawing)
    #expect(element.type == .pageControl)
    #expect(element.box == Rect(left: 293, top: 293, right: 435, bottom: 307))
  }

  @Test func `equal dots without one that stands out are a hidden password`() throws {
    var drawing = DrawnScreen()
    for dot in 0..<8 { drawing.disk(100 + Double(dot) * 20, 300, 6, .black) }
    let element = try only(drawing)
    #expect(element.type == .text)
    #expect(element.text == "••••••••")
  }

  @Test func `a thin track with a round thumb is a slider`() throws {
    var drawing = DrawnScreen()
    drawing.fill(Rect(x: 100, y: 298, width: 200, height: 8), DrawnScreen.blue, radius: 4)
    drawing.fill(Rect(x: 300, y: 298, width: 300, height: 8), DrawnScreen.grey, radius: 4)
    drawing.disk(300, 302, 26, .white)
    drawing.frame(
      Rect(x: 274, y: 276, width: 52, height: 52), DrawnScreen.grey, inside: .white, radius: 26, stroke: 1)
    let element = try only(drawing)
    #expect(element.type == .slider)
    #expect(element.box == Rect(left: 100, top: 276, right: 600, bottom: 328))
  }

  @Test func `texts at even distances with a pill under one are segments`() throws {
    var drawing = DrawnScreen()
    drawing.fill(
      Rect(x: 60, y: 200, width: 600, height: 64), Color(red: 227, green: 227, blue: 232), radius: 16)
    drawing.fill(Rect(x: 264, y: 204, width: 192, height: 56), .white, radius: 14)
    for (place, word) in ["Day", "Week", "Year"].enumerated() {
      drawing.text(word, 60 + Double(place) * 200 + 100 - Double(word.count) * 6, 220)
    }
    let segments = try found(drawing)
    #expect(segments.map(\.type) == [.segmentedControl, .segmentedControl, .segmentedControl])
    #expect(segments.map(\.state) == [.unselected, .selected, .unselected])
    #expect(segments[2].box == Rect(left: 460, top: 200, right: 660, bottom: 264))
  }

  @Test(arguments: [(ElementType.textField, 84.0), (.container, 330.0)])
  func `a box with its text at the start is a field, with the text in the middle a button`(
    type: ElementType, x: Double
  ) throws {
    var drawing = DrawnScreen()
    let box = Rect(x: 60, y: 200, width: 630, height: 88)
    drawing.frame(box, DrawnScreen.grey, inside: .white, radius: 16)
    drawing.text("E-mail", x, 232, DrawnScreen.grey)
    let element = try only(drawing)
    #expect(element.type == type)
    #expect(element.box == box)
  }

  @Test func `a card gives itself and what is on it`() throws {
    var drawing = DrawnScreen()
    let card = Rect(x: 32, y: 100, width: 686, height: 400)
    drawing.fill(card, .white, radius: 24)
    drawing.photo(Rect(x: 60, y: 130, width: 200, height: 200))
    drawing.frame(Rect(x: 620, y: 420, width: 44, height: 50), .black, inside: .white, radius: 4, stroke: 6)
    drawing.fill(Rect(x: 630, y: 440, width: 20, height: 6), .black)
    let elements = try found(drawing)
    #expect(Set(elements.map(\.type)) == [.container, .picture, .icon])
    #expect(elements.first { $0.type == .container }?.box == card)
    #expect(elements.first { $0.type == .picture }?.box == Rect(x: 60, y: 130, width: 200, height: 200))
    #expect(elements.first { $0.type == .icon }?.box == Rect(x: 620, y: 420, width: 44, height: 50))
  }

  @Test func `letters are no icons`() throws {
    var drawing = DrawnScreen()
    drawing.text("Settings", 60, 200)
    #expect(try found(drawing).isEmpty)
  }

  @Test func `a bright box in the middle of a dimmed page is a dialog`() throws {
    var drawing = DrawnScreen(height: 1000, color: Color(red: 120, green: 120, blue: 122))
    let box = Rect(x: 105, y: 360, width: 540, height: 280)
    drawing.fill(box, .white, radius: 28)
    drawing.text("Delete?", 330, 420)
    let element = try only(drawing)
    #expect(element.type == .dialog)
    #expect(element.box == box)
  }

  @Test func `an empty page has no elements`() throws {
    #expect(try found(DrawnScreen()).isEmpty)
  }

  @Test(arguments: [(1, 1), (3, 2), (750, 1), (1, 900)])
  func `tiny pictures do no harm`(width: Int, height: Int) throws {
    #expect(try found(DrawnScreen(width: width, height: height)).isEmpty)
  }
}
