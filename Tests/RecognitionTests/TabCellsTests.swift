import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// An element of a place and type, in pixels.
private func element(
  _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil
) -> Element {
  Element(type: type, box: Rect(x: x, y: y, width: width, height: height), score: 0.9, text: text)
}

@Suite struct TabCellsTests {
  @Test(arguments: [(gap: 0.0, isBar: true), (gap: 96, isBar: true), (gap: 140, isBar: false)])
  func `segments along the lower edge, or on the system's bar, are tabs`(gap: Double, isBar: Bool) throws {
    let result = try Self.cells(gap: gap, beside: [])
    #expect(result.count { $0.type == .tabBarItem } == (isBar ? 3 : 0))
    #expect(result.count { $0.type == .segmentedControl } == (isBar ? 0 : 3))
  }

  @Test func `a control that stands right above the cells is none of them`() throws {
    let control = [
      element(.segmentedControl, 40, 1370, 335, 90), element(.segmentedControl, 375, 1370, 335, 90),
    ]
    let result = try Self.cells(gap: 0, beside: control)
    #expect(result.count { $0.type == .tabBarItem } == 3)
    #expect(result.filter { $0.type == .segmentedControl } == control)
  }

  @Test(arguments: [(left: 168.0, isMarked: true, isBar: true), (168, false, false), (60, true, false)])
  func `two icons alone are tabs in the middles of both halves where one is selected`(
    left: Double, isMarked: Bool, isBar: Bool
  ) throws {
    var drawing = DrawnScreen(height: 1600)
    let icons = [element(.icon, left, 1500, 40, 40), element(.icon, 710 - left, 1500, 40, 40)]
    for (place, icon) in icons.enumerated() {
      drawing.fill(icon.box, isMarked && place == 1 ? DrawnScreen.blue : DrawnScreen.grey, radius: 8)
    }
    let result = try TabItems(.committed()).refine(icons, on: drawing.canvas)
    #expect(result.count { $0.type == .tabBarItem } == (isBar ? 2 : 0))
  }

  @Test(arguments: [0.0, -60])
  func `a word that was taken for an icon is an item where it is level with the others`(
    rise: Double
  ) throws {
    var drawing = DrawnScreen(height: 1600)
    let words = [1, 2].map { element(.text, 250 * Double($0) + 95, 1538, 60, 24, "Books") }
    let icon = element(.icon, 105, 1538 + rise, 40, 24)
    for part in words + [icon] { drawing.fill(part.box, .black) }
    drawing.fill(Rect(x: 500, y: 1580, width: 250, height: 4), DrawnScreen.blue)
    let result = try TabItems(.committed()).refine(words + [icon], on: drawing.canvas)
    #expect(result.count { $0.type == .tabBarItem } == (rise == 0 ? 3 : 0))
  }

  @Test func `segments with something below them are none`() throws {
    let result = try Self.cells(gap: 96, beside: [element(.text, 40, 1550, 200, 24, "Terms")])
    #expect(!result.contains { $0.type == .tabBarItem })
  }

  @Test func `one pressed cell among words beside icons is an item of their bar`() throws {
    var drawing = DrawnScreen(height: 1600)
    drawing.fill(Rect(x: 250, y: 1500, width: 250, height: 100), DrawnScreen.grey)
    let parts = (0..<3).flatMap { place -> [Element] in
      let x = 250 * Double(place)
      return [element(.icon, x + 60, 1530, 40, 40), element(.text, x + 112, 1538, 60, 24, "Books")]
    }
    for part in parts { drawing.fill(part.box, .black) }
    let pressed = element(.segmentedControl, 250, 1500, 250, 100)
    let result = try TabItems(.committed()).refine(parts + [pressed], on: drawing.canvas)
    #expect(result.count { $0.type == .tabBarItem } == 3)
    #expect(!result.contains(pressed))
  }

  /// Two cells with their words, `margin` pixels from both edges of the screen, on a bar from edge to edge or in a frame.
  private static func twoCells(margin: Double, isFramed: Bool) throws -> [Element] {
    let width = 375 - margin
    var drawing = DrawnScreen(height: 1600)
    drawing.fill(
      Rect(x: isFramed ? margin : 0, y: 1500, width: isFramed ? 2 * width : 750, height: 90), .white,
      radius: 12)
    let parts = (0..<2).flatMap { place -> [Element] in
      let x = margin + width * Double(place)
      return [
        element(.segmentedControl, x, 1500, width, 90),
        element(.text, x + width / 2 - 30, 1530, 60, 24, "Map"),
      ]
    }
    return try TabItems(.committed()).refine(parts, on: drawing.canvas)
  }

  @Test(arguments: [(0.0, false, true), (0, true, true), (30, false, true), (30, true, false)])
  func `two words are tabs on a bar from edge to edge, and a segmented control in a frame of their own`(
    margin: Double, isFramed: Bool, isBar: Bool
  ) throws {
    let result = try Self.twoCells(margin: margin, isFramed: isFramed)
    #expect(result.count { $0.type == .tabBarItem } == (isBar ? 2 : 0))
    #expect(result.count { $0.type == .segmentedControl } == (isBar ? 0 : 2))
  }

  /// What becomes of three cells with their words, `gap` pixels above the lower edge.
  private static func cells(gap: Double, beside others: [Element]) throws -> [Element] {
    let cells = (0..<3).map { element(.segmentedControl, 250 * Double($0), 1500 - gap, 250, 100) }
    let words = (0..<3).map { element(.text, 250 * Double($0) + 95, 1538 - gap, 60, 24, "Books") }
    return try TabItems(.committed()).refine(cells + words + others, on: DrawnScreen(height: 1600).canvas)
  }
}
