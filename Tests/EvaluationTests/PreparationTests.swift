import Evaluation
import Geometry
import Testing

@Suite struct PreparationTests {
  private static func joined(_ elements: LabelledElement..., from leastScore: Double = 0) -> [LabelledElement]
  {
    Preparation.joinControls(LabelledScreen(image: "a.png", elements: elements), from: leastScore).elements
  }

  private static func element(
    _ type: String, _ x: Double, _ width: Double, y: Double = 0, score: Double = 1
  ) -> LabelledElement {
    LabelledElement(type: type, box: Rect(x: x, y: y, width: width, height: 20), score: score)
  }

  @Test func `a checkbox takes the words of its row, up to the next checkbox`() {
    let result = Self.joined(
      Self.element("Checkbox", 0, 20), Self.element("Text", 30, 60), Self.element("Checkbox", 120, 20),
      Self.element("Text", 150, 50), Self.element("Text", 30, 60, y: 40))
    #expect(
      result.filter { $0.type == "Checkbox" }.map(\.box) == [
        Rect(x: 0, y: 0, width: 90, height: 20), Rect(x: 120, y: 0, width: 80, height: 20),
      ])
  }

  @Test func `segments that touch are one bar, those that were not reported are one of their own`() {
    let bar = Self.joined(
      Self.element("SegmentedControl", 0, 50, score: 0.6),
      Self.element("SegmentedControl", 50, 50, score: 0.8),
      Self.element("SegmentedControl", 100, 40, score: 0.01),
      Self.element("SegmentedControl", 140, 40, score: 0.02), from: 0.05)
    #expect(bar.map(\.box.width) == [100, 80])
    #expect(bar.map(\.score) == [0.8, 0.02])
  }

  @Test func `a mark at the end of a row takes the two lines of its label that it stands beside`() {
    let result = Self.joined(
      Self.element("Text", 0, 80, y: -14), Self.element("Text", 0, 120, y: 10),
      Self.element("Checkbox", 300, 20))
    #expect(
      result.filter { $0.type == "Checkbox" }.map(\.box) == [Rect(x: 0, y: -14, width: 320, height: 44)])
  }

  @Test func `what stands in another column of the row is no part of the label`() {
    let result = Self.joined(
      Self.element("Checkbox", 0, 20), Self.element("Text", 30, 60), Self.element("Text", 200, 90))
    #expect(result[0].box == Rect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func `four icons that nearly touch are a rating, three a menu's dots`() {
    let stars = (0..<4).map { Self.element("Icon", 25 * Double($0), 20, score: 0.5 + 0.1 * Double($0)) }
    let screen = LabelledScreen(image: "a.png", elements: stars)
    #expect(Preparation.joinControls(screen).elements.map(\.box.width) == [95])
    #expect(Preparation.joinControls(screen).elements.map(\.score) == [0.8])
    let dots = LabelledScreen(image: "a.png", elements: Array(stars.prefix(3)))
    #expect(Preparation.joinControls(dots).elements.count == 3)
  }

  @Test func `an item of a tab bar is a container, without words it is its icon`() {
    let icon = Self.element("Icon", 15, 20)
    #expect(Self.joined(Self.element("TabBarItem", 0, 50)).map(\.type) == ["Container"])
    #expect(Self.joined(Self.element("TabBarItem", 0, 50), icon).map(\.type) == ["Icon"])
    let words = Self.element("Text", 10, 30)
    #expect(
      Self.joined(Self.element("TabBarItem", 0, 50), icon, words).map(\.type) == [
        "Container", "Icon", "Text",
      ])
  }
}
