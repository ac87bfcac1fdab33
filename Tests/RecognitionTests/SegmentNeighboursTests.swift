import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct SegmentNeighboursTests {
  /// A segment of 200 by 60 pixels at a place along the row.
  private static func segment(_ x: Double, share: Double, y: Double = 100, height: Double = 60) -> Candidate {
    let box = Rect(x: x, y: y, width: 200, height: height)
    return Candidate(element: Element(type: .segmentedControl, box: box, score: 0.4 * share), share: share)
  }

  /// What becomes of the candidates on a row with words in the middles of the cells at 20, 220 and 420.
  private func confirmed(_ candidates: [Candidate]) -> [Candidate] {
    var drawing = DrawnScreen()
    for x in [90.0, 290, 490] { drawing.text("Word", x, 118) }
    return SegmentNeighbours().confirmed(candidates, on: drawing.canvas)
  }

  private func sure(_ candidates: [Candidate]) -> [Bool] { confirmed(candidates).map(\.isSure) }

  @Test func `a doubtful segment beside a lone sure one is one, and as high`() {
    let candidates = [Self.segment(20, share: 1.4), Self.segment(222, share: 0.5, y: 96, height: 68)]
    let confirmed = confirmed(candidates)
    #expect(confirmed.map(\.isSure) == [true, true])
    #expect(confirmed.map(\.element.box.top) == [100, 100])
    #expect(confirmed.map(\.element.box.bottom) == [160, 160])
  }

  @Test func `beside two sure ones it stays in doubt, and beside none`() {
    #expect(
      sure([Self.segment(20, share: 1.4), Self.segment(220, share: 1.4), Self.segment(420, share: 0.5)])
        == [true, true, false])
    #expect(sure([Self.segment(20, share: 0.9), Self.segment(220, share: 0.5)]) == [false, false])
  }

  @Test(arguments: [
    Self.segment(240, share: 0.5), Self.segment(220, share: 0.5, y: 140),
    Self.segment(300, share: 0.5), Self.segment(20, share: 0.5, y: 102),
  ])
  func `apart, on another level, off its word or over the sure one it stays in doubt`(doubtful: Candidate) {
    #expect(sure([Self.segment(20, share: 1.4), doubtful]) == [true, false])
  }
}
