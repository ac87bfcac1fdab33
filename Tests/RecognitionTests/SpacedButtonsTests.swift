import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct SpacedButtonsTests {
  /// What two segments are taken for whose outlines stand so far apart, in points, at two pixels a point; the network boxes
  /// each 8 pixels too narrow.
  private func types(gap: Double, panels count: Int = 2) -> [ElementType] {
    let panels = [
      Rect(x: 40, y: 100, width: 200, height: 60), Rect(x: 240 + 2 * gap, y: 100, width: 200, height: 60),
    ]
    let candidates = panels.map { panel in
      let box = Rect(x: panel.left + 4, y: 100, width: panel.width - 8, height: 60)
      return Candidate(element: Element(type: .segmentedControl, box: box, score: 0.8), share: 2)
    }
    return SpacedButtons().told(
      from: candidates, panels: Array(panels.prefix(count)), on: DrawnScreen().canvas
    )
    .map(\.element.type)
  }

  @Test(arguments: [0.0, 2, 5]) func `outlines that nearly touch are those of segments`(gap: Double) {
    #expect(types(gap: gap) == [.segmentedControl, .segmentedControl])
  }

  @Test(arguments: [6.0, 8, 12]) func `outlines that stand apart are those of buttons`(gap: Double) {
    #expect(types(gap: gap) == [.container, .container])
  }

  @Test func `where one has no outline of its own they stay segments`() {
    #expect(types(gap: 8, panels: 1) == [.segmentedControl, .segmentedControl])
  }
}
