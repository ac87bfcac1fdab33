import Geometry
import Recognition
import Testing

@Suite struct DetectionTests {
  static let cut = ProbabilityMap.Cut(threshold: 0.3, score: 0.5, growth: 1.6)

  static func map(_ rows: [[Float]]) -> ProbabilityMap {
    ProbabilityMap(size: Size(width: rows[0].count, height: rows.count), values: rows.flatMap { $0 })
  }

  @Test func `a core grows by area times growth over perimeter`() {
    var rows = [[Float]](repeating: [Float](repeating: 0, count: 12), count: 8)
    for y in 3..<5 { for x in 2..<10 { rows[y][x] = 0.9 } }
    let regions = Self.map(rows).regions(Self.cut)
    #expect(regions.map(\.core) == [Rect(x: 2, y: 3, width: 8, height: 2)])
    // 16 pixels · 1.6 / 20 = 1.28 on each side.
    let box = regions.first?.box ?? Rect(x: 0, y: 0, width: 0, height: 0)
    #expect(abs(box.x - 0.72) < 1e-6 && abs(box.width - 10.56) < 1e-6)
  }

  @Test func `faint and tiny cores are dropped`() {
    let faint: [[Float]] = [[0.4, 0.4, 0.4], [0.4, 0.4, 0.4]]
    let tiny: [[Float]] = [[0.9, 0.9, 0.9], [0, 0, 0]]
    #expect(Self.map(faint).regions(Self.cut).isEmpty)
    #expect(Self.map(tiny).regions(Self.cut).isEmpty)
  }

  @Test(arguments: [
    (Size(width: 320, height: 480), Size(width: 320, height: 480), 1),
    (Size(width: 1179, height: 2556), Size(width: 531, height: 1150), 1),
    (Size(width: 2048, height: 2732), Size(width: 922, height: 1229), 2),
    (Size(width: 1080, height: 20000), Size(width: 486, height: 9000), 5),
    (Size(width: 1, height: 1), Size(width: 1, height: 1), 1),
  ])
  func `a picture is reduced to about half a phone and cut where it is long`(
    picture: Size, size: Size, strips: Int
  ) {
    let plan = DetectionPlan(for: picture)
    #expect(plan.size == size)
    #expect(plan.strips.count == strips)
    #expect(plan.strips.flatMap { Array($0.kept) } == Array(0..<size.height))
    #expect(
      plan.strips.allSatisfy {
        $0.seen.contains($0.kept.lowerBound) && $0.seen.upperBound >= $0.kept.upperBound
      })
    let whole = plan.enlarged(size.bounds)
    #expect(
      abs(whole.width - Double(picture.width)) < 1e-6 && abs(whole.height - Double(picture.height)) < 1e-6)
  }
}
