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
    self.frame = Self.whole(frame.intersection(raster.size.bounds))
    width = Int(self.frame.width)
    height = Int(self.frame.height)
    let inner = Self.whole(core.intersection(raster.size.bounds))
    let background = Self.commonestColor(of: raster, in: inner)
    let distances = Self.distances(from: background, of: raster, in: self.frame)
    let contrast = Self.contrast(from: background, of: raster, in: inner)
    let threshold = max(12, contrast / 4)
    isInk = distances.map { $0 > threshold }
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

  /// The distance that one pixel in a hundred exceeds.
  private static func contrast(from color: SIMD4<UInt8>, of raster: Raster, in frame: Rect) -> UInt8 {
    var counts = [Int](repeating: 0, count: 256)
    var total = 0
    forEachPixel(of: raster, in: frame) {
      counts[Int(distance($0, color))] += 1
      total += 1
    }
    var above = 0
    for level in counts.indices.reversed() {
      above += counts[level]
      if above * 100 > total { return UInt8(level) }
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
