import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct SecondOpinionTests {
  private static func element(
    _ type: ElementType, x: Double = 0, width: Double = 100, height: Double = 40, score: Double
  ) -> Element {
    Element(type: type, box: Rect(x: x, y: 200, width: width, height: height), score: score)
  }

  private func scores(of elements: [Element], by second: [Element]) throws -> [Double] {
    let canvas = Canvas(raster: DrawnScreen(height: 400, color: .white).raster, scale: 2)
    return try WeighedScores().refine(SecondOpinion().asked(of: elements, by: second), on: canvas).map(
      \.score)
  }

  @Test(arguments: [ElementType.container, .dialog, .icon, .pageControl, .picture, .textField, .toggle])
  func `what both see has the mean of the best scores in its place`(type: ElementType) throws {
    let second = [
      Self.element(type, x: 4, score: 0.25), Self.element(type, x: 8, score: 0.75),
      Self.element(type, x: 80, score: 1),
    ]
    #expect(try scores(of: [Self.element(type, score: 0.5)], by: second) == [0.625])
  }

  @Test func `what the second answer calls something else, or does not see, has half`() throws {
    let icon = Self.element(.icon, score: 0.5)
    #expect(try scores(of: [icon], by: [Self.element(.picture, score: 0.9)]) == [0.25])
    #expect(try scores(of: [icon], by: []) == [0.25])
  }

  @Test(arguments: [ElementType.text, .slider])
  func `what the second answer boxes otherwise or does not know keeps its score`(type: ElementType) throws {
    #expect(try scores(of: [Self.element(type, score: 0.5)], by: []) == [0.5])
  }

  @Test func `a checkbox is held against the row that it stands in`() throws {
    let square = Self.element(.checkbox, width: 20, height: 20, score: 0.5)
    let row = Self.element(.checkbox, width: 300, score: 0.75)
    #expect(try scores(of: [square], by: [row]) == [0.625])
  }

  @Test func `segments side by side are held against the whole bar, one of them alone is not`() throws {
    let segments = [0.0, 100, 210].map { Self.element(.segmentedControl, x: $0, score: 0.5) }
    let bar = Self.element(.segmentedControl, width: 320, score: 0.75)
    #expect(try scores(of: segments, by: [bar]) == [0.625, 0.625, 0.625])
    #expect(try scores(of: [segments[0]], by: [bar]) == [0.25])
  }

  @Test func `nothing is added, moved or left out`() {
    let elements = [Self.element(.icon, score: 0.5), Self.element(.text, score: 0.5)]
    let asked = SecondOpinion().asked(of: elements, by: [Self.element(.picture, x: 300, score: 1)])
    #expect(asked.map(\.type) == elements.map(\.type) && asked.map(\.box) == elements.map(\.box))
  }
}
