import Geometry
import Testing

@Suite struct PixelBoxTests {
  @Test func `a box covers a rectangle by whole pixels`() {
    let box = PixelBox(covering: Rect(x: 1.2, y: 2, width: 3, height: 1.5))
    #expect(box == PixelBox(left: 1, top: 2, right: 5, bottom: 4))
    #expect(box.rect == Rect(x: 1, y: 2, width: 4, height: 2))
  }

  @Test func `boxes apart have an empty common part`() {
    let first = PixelBox(left: 0, top: 0, right: 2, bottom: 2)
    let second = PixelBox(left: 2, top: 0, right: 4, bottom: 2)
    #expect(first.intersection(second).isEmpty)
    #expect(first.union(second) == PixelBox(left: 0, top: 0, right: 4, bottom: 2))
    #expect(first.grown(by: 1).contains(first))
    #expect(!first.contains(second))
  }
}
