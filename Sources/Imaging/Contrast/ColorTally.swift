/// How often each exact colour occurs among some pixels.
///
/// A table with open addressing: a few nanoseconds a pixel, where a dictionary takes fifty.
struct ColorTally {
  /// A colour with its number of pixels.
  struct Entry {
    let color: Color
    let count: Int
  }

  /// Colour in the upper half, count in the lower; pixels are opaque, so no used slot is 0.
  private var slots: [UInt64]
  private let mask: Int
  /// The number of pixels.
  private(set) var total = 0

  /// Makes an empty tally for up to `capacity` different colours.
  init(capacity: Int) {
    var size = 64
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Counts a pixel as it lies in the raster.
  mutating func add(_ pixel: UInt32) {
    total += 1
    var slot = Int((pixel &* 2_654_435_769) >> 8) & mask
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == pixel {
        slots[slot] += 1
        return
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt64(pixel) << 32 | 1
  }

  /// The colours, in an order that depends on the pixels alone.
  var entries: [Entry] {
    slots.filter { $0 != 0 }.map {
      Entry(color: Color(pixel: UInt32($0 >> 32)), count: Int($0 & 0xFFFF_FFFF))
    }
  }

  /// The most frequent colour; of equals the one with the smaller channels.
  var mode: Color? {
    slots.max {
      ($0 & 0xFFFF_FFFF, $1 >> 32) < ($1 & 0xFFFF_FFFF, $0 >> 32)
    }.flatMap { $0 == 0 ? nil : Color(pixel: UInt32($0 >> 32)) }
  }
}

extension Color {
  /// The colour of a pixel as it lies in the raster: red in the lowest byte.
  init(pixel: UInt32) {
    self.init(
      red: UInt8(pixel & 255), green: UInt8((pixel >> 8) & 255), blue: UInt8((pixel >> 16) & 255))
  }

  /// The pixel as it lies in the raster.
  var pixel: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000 }

  /// How far along the way from a ground to an ink the colour lies, and how far beside that way.
  ///
  /// - Returns: the way as a share, 0 at the ground and 1 at the ink; the largest difference of a channel beside it.
  func place(from ground: Color, to ink: Color) -> (share: Double, beside: Double) {
    let way = ink.vector - ground.vector
    let own = vector - ground.vector
    let square = (way * way).sum()
    guard square > 0 else { return (0, Double(distance(to: ground))) }
    let share = (own * way).sum() / square
    let rest = own - way * share
    return (share, max(abs(rest.x), abs(rest.y), abs(rest.z)))
  }

  private var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
