import Geometry
import Recognition
import Testing

@Suite struct TilingTests {
  static let input = Size(width: 416, height: 896)

  @Test(arguments: [
    (Size(width: 1179, height: 2556), 3.0, 1), (Size(width: 1080, height: 1920), 2.625, 1),
    (Size(width: 385, height: 640), 1.0, 1),
  ])
  func `a phone held upright is one tile`(size: Size, scale: Double, count: Int) {
    #expect(Tiling(size, input: Self.input, scale: scale).tiles.count == count)
  }

  @Test(arguments: [
    (Size(width: 2556, height: 1179), 3.0), (Size(width: 1640, height: 2360), 2.0),
    (Size(width: 1179, height: 9000), 3.0), (Size(width: 1920, height: 1080), 2.625),
  ])
  func `other shapes are covered without a hole, each tile at the scale of a phone`(size: Size, scale: Double)
  {
    let tiles = Tiling(size, input: Self.input, scale: scale).tiles
    #expect(tiles.first?.isWhole == true)
    let parts = tiles.dropFirst()
    #expect(parts.count >= 2)
    for x in stride(from: 0.5, to: Double(size.width), by: 97) {
      for y in stride(from: 0.5, to: Double(size.height), by: 97) {
        #expect(parts.contains { $0.region.contains(x: x, y: y) })
      }
    }
    let widest = parts.map(\.region.width).max() ?? 0
    #expect(widest <= 390 * scale + 1)
  }
}
