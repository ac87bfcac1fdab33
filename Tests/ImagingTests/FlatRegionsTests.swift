import Geometry
import Imaging
import Testing

@Suite struct FlatRegionsTests {
  @Test func `a ring parts its inside from its outside`() {
    let map = FlatRegions(
      raster(
        ".......",
        ".#####.",
        ".#...#.",
        ".#####.",
        "......."), tolerance: 2)
    #expect(map.regions.map(\.area) == [20, 12, 3])
    #expect(map.region(x: 3, y: 2) == 2)
    #expect(map.region(x: 6, y: 2) == 0)
    #expect(map.regions[1].box == PixelBox(left: 1, top: 1, right: 6, bottom: 4))
  }

  @Test func `corners do not join a region`() {
    let map = FlatRegions(raster("#.", ".#"), tolerance: 2)
    #expect(map.regions.count == 4)
  }

  @Test func `a gradient is one region although its ends differ`() {
    let map = FlatRegions(raster("0123456789"), tolerance: 25)
    #expect(map.regions.map(\.area) == [10])
    #expect(FlatRegions(raster("0123456789"), tolerance: 24).regions.count == 10)
  }

  @Test func `arms that meet below are one region`() {
    let map = FlatRegions(
      raster(
        "#.#",
        "#.#",
        "###"), tolerance: 2)
    #expect(map.regions.map(\.area) == [7, 2])
  }

  @Test func `runs cover every pixel once`() {
    let map = FlatRegions(raster("..##.", "#...#"), tolerance: 2)
    #expect(map.runCount(in: PixelBox(left: 0, top: 0, right: 5, bottom: 2)) == 6)
    #expect(map.runCount(in: PixelBox(left: 0, top: 0, right: 2, bottom: 1)) == 1)
    #expect(map.regions.reduce(0) { $0 + $1.area } == 10)
  }

  @Test func `a lossless picture has a finer tolerance than a noisy one`() {
    #expect(flatTolerance(of: raster("....####....")) == 2)
    var noisy = raster(String(repeating: ".", count: 64))
    for x in stride(from: 0, to: 64, by: 2) { noisy[x, 0] = Color(red: 250, green: 251, blue: 252) }
    #expect(flatTolerance(of: noisy) == 6)
  }

  /// A white page with a dark bar, before which the last pixels of the block are off by a height.
  private func page(ripple: UInt8) -> Raster {
    var page = Raster(size: Size(width: 128, height: 64), filledWith: .white)
    for y in 0..<64 {
      for x in 72..<80 { page[x, y] = .black }
      for x in stride(from: 65, to: 70, by: 2) {
        page[x, y] = Color(red: 255 - ripple, green: 255 - ripple, blue: 255 - ripple)
      }
    }
    return page
  }

  @Test(arguments: [(0, nil, 2), (2, 2, 8), (9, 9, 13), (25, 25, 18)] as [(UInt8, Int?, Int)])
  func `ripples beside edges tell how far a picture was compressed`(ripple: UInt8, noise: Int?, limit: Int) {
    let page = page(ripple: ripple)
    #expect(CompressionNoise(in: page)?.amplitude == noise)
    #expect(flatTolerance(of: page) == limit)
  }

  @Test func `ripples belong to the surface that they lie on`() {
    let page = page(ripple: 9)
    #expect(FlatRegions(page, tolerance: flatTolerance(of: page)).regions.count == 3)
  }
}
