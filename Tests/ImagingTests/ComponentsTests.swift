import Geometry
import Imaging
import Testing

@Suite struct ComponentsTests {
  private func pieces(_ raster: Raster, in box: PixelBox? = nil) -> [Component] {
    let map = FlatRegions(raster, tolerance: 2)
    let page = map.region(x: 0, y: 0)
    return map.components(in: box ?? raster.size.box) { $0 == page }
  }

  @Test func `a ring and its inside are one solid piece`() {
    let found = pieces(
      raster(
        ".......",
        ".#####.",
        ".#...#.",
        ".#####.",
        "......."))
    #expect(found.map(\.box) == [PixelBox(left: 1, top: 1, right: 6, bottom: 4)])
    #expect(found.map(\.area) == [15])
  }

  @Test func `pixels that meet at a corner are one piece`() {
    #expect(pieces(raster("....", ".#..", "..#.", "....")).count == 1)
    #expect(pieces(raster("....", ".#..", "...#", "....")).count == 2)
  }

  @Test func `only what lies in the box counts`() {
    let found = pieces(
      raster("......", ".####.", "......"), in: PixelBox(left: 2, top: 0, right: 4, bottom: 3))
    #expect(found.map(\.box) == [PixelBox(left: 2, top: 1, right: 4, bottom: 2)])
  }
}

@Suite struct OutlineTests {
  private func outline(_ width: Int, _ height: Int, inside: (Double, Double) -> Bool) -> Outline {
    var picture = Raster(size: Size(width: width + 4, height: height + 4), filledWith: .white)
    for y in 0..<height {
      for x in 0..<width where inside(Double(x) + 0.5, Double(y) + 0.5) { picture[x + 2, y + 2] = .black }
    }
    let map = FlatRegions(picture, tolerance: 2)
    return Outline(of: map.region(x: 2 + width / 2, y: 2 + height / 2), in: map)
  }

  private func isInRounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double)
    -> Bool
  {
    let dx = max(0, max(radius - x, x - (width - radius)))
    let dy = max(0, max(radius - y, y - (height - radius)))
    return dx * dx + dy * dy <= radius * radius
  }

  @Test(arguments: [0.0, 8, 20, 30])
  func `the radius of round corners is found`(radius: Double) throws {
    let shape = outline(120, 60) { isInRounded($0, $1, 120, 60, radius) }
    let found = try #require(shape.cornerRadius)
    #expect(abs(found - radius) <= 2)
  }

  @Test func `a circle is a square with corners of half its side`() throws {
    let shape = outline(40, 40) { isInRounded($0, $1, 40, 40, 20) }
    #expect(abs(shape.solidity - 0.785) < 0.02)
    #expect(abs(try #require(shape.cornerRadius) - 20) <= 1)
  }

  @Test func `a triangle is no rectangle`() {
    #expect(outline(60, 60) { $0 <= $1 }.cornerRadius == nil)
  }

  @Test func `a ragged side is no rectangle`() {
    #expect(
      outline(60, 60) { x, y in x < 40 + 10 * (y / 6).truncatingRemainder(dividingBy: 2) }.cornerRadius == nil
    )
  }
}
