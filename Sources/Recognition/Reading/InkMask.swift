import Geometry
import Imaging

/// The pixels of a part of a picture that differ from its background.
package struct InkMask: Sendable, Hashable {
  /// The part of the picture, with edges at whole pixels.
  package let frame: Rect
  /// The width of the part in pixels.
  package let width: Int
  /// The height of the part in pixels.
  package let height: Int
  /// Whether each pixel is ink, row by row.
  package let isInk: [Bool]

  /// Finds the ink in `frame`, given where its background is to be measured.
  ///
  /// Background is the commonest colour of `core`. Ink differs from it by more than a quarter of the strongest
  /// contrast there, and by 12 levels of a channel, so that soft edges belong to it and noise does not.
  package init(of raster: Raster, frame: Rect, core: Rect) {
    let outer = Self.whole(frame.intersection(raster.size.bounds))
    let inner = Self.whole(core.intersection(raster.size.bounds))
    let background = Self.commonestColor(of: raster, in: inner)
    let distances = Self.distances(from: background, of: raster, in: outer)
    let contrast = Self.level(exceededBy: 0.01, from: background, of: raster, in: inner)
    let threshold = max(12, contrast / 4)
    self.init(frame: outer, isInk: distances.map { $0 > threshold })
  }

  /// Finds the letters in `frame` on a ground of many colours, such as a photo: they alone are all of one colour, the lightest
  /// or the darkest of `core`. Ink is what is at least half as near to it as the middle of the ground; nil where the two
  /// cannot be told.
  package init?(lettersOn raster: Raster, frame: Rect, core: Rect, areLight: Bool) {
    let outer = Self.whole(frame.intersection(raster.size.bounds))
    let inner = Self.whole(core.intersection(raster.size.bounds))
    guard let letters = Self.extremeColor(of: raster, in: inner, isLight: areLight) else { return nil }
    let ground = Self.level(exceededBy: 0.5, from: letters, of: raster, in: inner)
    guard ground >= Self.leastGround else { return nil }
    let threshold = ground / 2
    let distances = Self.distances(from: letters, of: raster, in: outer)
    self.init(frame: outer, isInk: distances.map { $0 < threshold })
  }

  private init(frame: Rect, isInk: [Bool]) {
    self.frame = frame
    width = Int(frame.width)
    height = Int(frame.height)
    self.isInk = isInk
  }

  /// How far the middle of a ground lies from its letters at least, 0…255: below it, neither is told from the other.
  private static let leastGround: UInt8 = 48

  /// The mean colour of the lightest or the darkest pixels, one in fifty.
  private static func extremeColor(of raster: Raster, in frame: Rect, isLight: Bool) -> SIMD4<UInt8>? {
    func depth(_ pixel: SIMD4<UInt8>) -> Int { isLight ? 255 - luma(pixel) : luma(pixel) }
    var counts = [Int](repeating: 0, count: 256)
    forEachPixel(of: raster, in: frame) { counts[depth($0)] += 1 }
    let wanted = max(1, counts.reduce(0, +) / 50)
    var (level, reached) = (0, counts[0])
    while reached < wanted, level < 255 {
      level += 1
      reached += counts[level]
    }
    var (sum, total) = (SIMD4<Int>.zero, 0)
    forEachPixel(of: raster, in: frame) { pixel in
      guard depth(pixel) <= level else { return }
      sum &+= SIMD4<Int>(truncatingIfNeeded: pixel)
      total += 1
    }
    return total == 0 ? nil : SIMD4<UInt8>(truncatingIfNeeded: sum / total)
  }

  private static func luma(_ pixel: SIMD4<UInt8>) -> Int {
    (Int(pixel.x) * 3 + Int(pixel.y) * 6 + Int(pixel.z)) / 10
  }

  private static func whole(_ rect: Rect) -> Rect {
    Rect(
      left: rect.left.rounded(.down), top: rect.top.rounded(.down), right: rect.right.rounded(.up),
      bottom: rect.bottom.rounded(.up))
  }

  /// The mean of the fullest of 4,096 colour cells; a cell spans 16 levels a channel.
  private static func commonestColor(of raster: Raster, in frame: Rect) -> SIMD4<UInt8> {
    var counts = [Int32](repeating: 0, count: 4096)
    forEachPixel(of: raster, in: frame) { counts[cell($0)] += 1 }
    guard let fullest = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[fullest] > 0 else {
      return SIMD4(repeating: 255)
    }
    var sum = SIMD4<Int>.zero
    forEachPixel(of: raster, in: frame) { pixel in
      if cell(pixel) == fullest { sum &+= SIMD4<Int>(truncatingIfNeeded: pixel) }
    }
    return SIMD4<UInt8>(truncatingIfNeeded: sum / Int(counts[fullest]))
  }

  private static func cell(_ pixel: SIMD4<UInt8>) -> Int {
    Int(pixel.x >> 4) << 8 | Int(pixel.y >> 4) << 4 | Int(pixel.z >> 4)
  }

  private static func distances(from color: SIMD4<UInt8>, of raster: Raster, in frame: Rect) -> [UInt8] {
    var distances: [UInt8] = []
    distances.reserveCapacity(Int(frame.area))
    forEachPixel(of: raster, in: frame) { distances.append(distance($0, color)) }
    return distances
  }

  private static func distance(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> UInt8 {
    let difference = pointwiseMax(a, b) &- pointwiseMin(a, b)
    return max(difference.x, difference.y, difference.z)
  }

  /// The distance from a colour that a share of the pixels exceeds.
  private static func level(
    exceededBy share: Double, from color: SIMD4<UInt8>, of raster: Raster, in frame: Rect
  ) -> UInt8 {
    var counts = [Int](repeating: 0, count: 256)
    var total = 0
    forEachPixel(of: raster, in: frame) {
      counts[Int(distance($0, color))] += 1
      total += 1
    }
    var above = 0
    for level in counts.indices.reversed() {
      above += counts[level]
      if Double(above) > share * Double(total) { return UInt8(level) }
    }
    return 0
  }

  private static func forEachPixel(of raster: Raster, in frame: Rect, _ body: (SIMD4<UInt8>) -> Void) {
    raster.pixels.withUnsafeBytes { bytes in
      for y in Int(frame.top)..<Int(frame.bottom) {
        for x in Int(frame.left)..<Int(frame.right) {
          body(bytes.loadUnaligned(fromByteOffset: (y &* raster.width &+ x) &* 4, as: SIMD4<UInt8>.self))
        }
      }
    }
  }
}
