import Geometry
import Imaging
import Testing

@Suite struct ResamplingTests {
  static let whole = Normalization(.rgb)

  /// A grey picture from rows of values.
  static func grey(_ rows: [[UInt8]]) -> Raster {
    let size = Size(width: rows[0].count, height: rows.count)
    return Raster(size: size, pixels: rows.flatMap { $0.flatMap { [$0, $0, $0, 255] } })
  }

  static func firstPlane(
    _ raster: Raster, region: Rect? = nil, to size: Size, paddedTo padded: Size? = nil
  ) -> [Float] {
    let planes = Resampling.planes(
      of: raster, region: region ?? raster.size.bounds, to: size, paddedTo: padded, whole)
    return Array(planes.prefix(planes.count / 3))
  }

  @Test func `the same size gives the same pixels`() {
    let picture = Self.grey([[0, 10, 20], [30, 40, 50]])
    #expect(Self.firstPlane(picture, to: picture.size) == [0, 10, 20, 30, 40, 50])
  }

  @Test func `halving weighs near pixels more and repeats the edge`() {
    // Taps of a triangle two pixels wide: 1/8, 3/8, 3/8, 1/8.
    let picture = Self.grey([[0, 80, 160, 240]])
    #expect(Self.firstPlane(picture, to: Size(width: 2, height: 1)) == [50, 190])
  }

  @Test func `doubling is bilinear`() {
    let picture = Self.grey([[0, 100]])
    #expect(Self.firstPlane(picture, to: Size(width: 4, height: 1)) == [0, 25, 75, 100])
  }

  @Test(arguments: [1, 2, 3, 7, 16])
  func `a plain picture stays plain at any size`(width: Int) {
    let picture = Raster(size: Size(width: 5, height: 4), filledWith: Color(red: 9, green: 9, blue: 9))
    let plane = Self.firstPlane(picture, to: Size(width: width, height: width))
    #expect(plane.allSatisfy { abs($0 - 9) < 1e-4 })
  }

  @Test func `a region is cut out, with the edge repeated outside the picture`() {
    let picture = Self.grey([[10, 20], [30, 40]])
    let region = Rect(x: 1, y: 0, width: 3, height: 2)
    #expect(
      Self.firstPlane(picture, region: region, to: Size(width: 3, height: 2)) == [20, 20, 20, 40, 40, 40])
  }

  @Test func `padding is zero to the right and below`() {
    let picture = Self.grey([[7]])
    let plane = Self.firstPlane(
      picture, to: Size(width: 1, height: 1), paddedTo: Size(width: 2, height: 2))
    #expect(plane == [7, 0, 0, 0])
  }

  @Test func `planes come in the order and range of the normalization`() {
    let picture = Raster(size: Size(width: 1, height: 1), pixels: [255, 51, 0, 255])
    let half = SIMD3<Float>(repeating: 0.5)
    let planes = Resampling.planes(
      of: picture, region: picture.size.bounds, to: picture.size,
      Normalization(.bgr, mean: half, deviation: half))
    #expect(zip(planes, [-1, -0.6, 1]).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test func `a picture without pixels gives zeros`() {
    let empty = Raster(size: Size(width: 0, height: 0), pixels: [])
    #expect(Self.firstPlane(empty, to: Size(width: 2, height: 1)) == [0, 0])
  }
}
