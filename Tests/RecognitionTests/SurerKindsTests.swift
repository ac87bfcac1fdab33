import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct SurerKindsTests {
  private static func candidate(_ type: ElementType, share: Double, width: Double = 100) -> Candidate {
    let element = Element(type: type, box: Rect(x: 10, y: 10, width: width, height: 50), score: 0.5)
    return Candidate(element: element, share: share)
  }

  @Test func `a doubtful panel gives way to a sure switch in its place, however the scores lie`() {
    let toggle = Self.candidate(.toggle, share: 1.2)
    #expect(SurerKinds().kept([Self.candidate(.container, share: 0.9, width: 96), toggle]) == [toggle])
  }

  @Test(arguments: [
    [candidate(.container, share: 1.1), candidate(.toggle, share: 1.2)],
    [candidate(.container, share: 0.9), candidate(.toggle, share: 0.9)],
    [candidate(.container, share: 0.9), candidate(.toggle, share: 1.2, width: 60)],
    [candidate(.container, share: 0.9), candidate(.icon, share: 1.2)],
    [candidate(.text, share: 0.9), candidate(.container, share: 1.2)],
    [candidate(.container, share: 0.9), candidate(.container, share: 1.2)],
  ]) func `two that are sure or in doubt, of other sizes, or no two surfaces stay`(both: [Candidate]) {
    #expect(SurerKinds().kept(both) == both)
  }
}
