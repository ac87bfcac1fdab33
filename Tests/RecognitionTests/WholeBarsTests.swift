import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct WholeBarsTests {
  private let bar = Element(
    type: .segmentedControl, box: Rect(x: 0, y: 100, width: 720, height: 80), score: 0.6)

  private func word(_ x: Double, _ width: Double) -> TextLine {
    TextLine(box: Rect(x: x, y: 125, width: width, height: 30), text: "Word", confidence: 1)
  }

  private func segments(_ words: [TextLine], found: [Element] = []) -> [Element] {
    let raster = DrawnScreen(height: 400, color: .white).raster
    let canvas = Canvas(raster: raster, scale: 2, lines: words)
    return WholeBars().completed(found, bars: [bar], on: canvas)
  }

  @Test func `words in the middle of equal cells part the bar evenly`() {
    let cells = segments([word(90, 60), word(320, 80), word(560, 80)])
    #expect(cells.map(\.box.left) == [0, 240, 480])
    #expect(cells.allSatisfy { $0.box.width == 240 && $0.box.height == 80 && $0.type == .segmentedControl })
  }

  @Test func `words that the bar hugs part halfway between them`() {
    let cells = segments([word(30, 90), word(170, 110)])
    #expect(
      cells.map(\.box) == [
        Rect(x: 5, y: 100, width: 140, height: 80), Rect(x: 145, y: 100, width: 160, height: 80),
      ])
  }

  @Test func `a segment that is known stays as it was found`() {
    let known = Element(type: .segmentedControl, box: Rect(x: 238, y: 98, width: 244, height: 82), score: 0.9)
    let all = segments([word(90, 60), word(320, 80), word(560, 80)], found: [known])
    #expect(all.count == 3 && all.contains(known))
  }

  @Test func `a field that was taken for a cell gives way`() {
    let field = Element(type: .textField, box: Rect(x: 4, y: 104, width: 352, height: 72), score: 0.7)
    let all = segments([word(150, 60), word(510, 60)], found: [field])
    #expect(all.map(\.type) == [.segmentedControl, .segmentedControl])
  }

  @Test func `one word parts nothing`() {
    #expect(segments([word(320, 80)]).isEmpty)
  }

  @Test func `a lone icon beside words may be a button`() {
    let icon = Element(type: .icon, box: Rect(x: 660, y: 122, width: 36, height: 36), score: 0.9)
    #expect(segments([word(30, 90), word(170, 110), word(330, 90)], found: [icon]) == [icon])
  }

  @Test func `buttons side by side are no bar`() {
    let buttons = [20.0, 380].map {
      Element(type: .container, box: Rect(x: $0, y: 105, width: 320, height: 70), score: 0.9)
    }
    #expect(segments([word(150, 60), word(510, 60)], found: buttons) == buttons)
  }
}
