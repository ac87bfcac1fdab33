/// What lossy compression leaves beside edges, where a lossless screenshot is flat up to the edge.
///
/// JPEG cuts a picture into blocks of 8 pixels; one that holds an edge is left with ripples all over, its neighbours stay as
/// flat as they were. So only edges that follow on a stretch of one colour are looked at, and the last 8 pixels before them.
public struct CompressionNoise: Sendable, Hashable {
  /// How far the ripples are from their ground, 0…255: nine of ten edges show less.
  public let amplitude: Int

  /// How many pixels of a row an edge can ripple: those of its block.
  private static let block = 8
  /// How many pixels before an edge the stretch of one colour begins at the latest; it lasts up to the block.
  private static let flat = 24
  /// The least difference of neighbours at an edge, 0…255.
  private static let edge: Int32 = 64
  /// The largest difference of neighbours in a ripple, 0…255: more is drawn.
  private static let ripple: Int32 = 32
  /// The least share of edges with ripples: of 180 PNGs of four toolkits all but one (0.19) show at most 0.07, of 86 real
  /// JPEGs all but two (0 and 0.09) at least 0.22.
  private static let share = 0.18
  /// The number of edges below which nothing is said.
  private static let fewest = 8

  /// Measures some 256 rows of a picture; nil where it is lossless or shows too few edges.
  public init?(in raster: Raster) {
    var edges = 0
    var amplitudes: [Int] = []
    let rows = stride(from: 0, to: raster.height, by: max(1, raster.height / 256))
    raster.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in rows {
        let row = UnsafeBufferPointer(rebasing: pixels[y * raster.width..<(y + 1) * raster.width])
        for position in Self.edges(in: row) {
          edges += 1
          guard Self.isRippled(before: position, in: row) else { continue }
          let ground = raster[position - Self.flat, y]
          amplitudes.append((2...Self.block).map { raster[position - $0, y].distance(to: ground) }.max() ?? 0)
        }
      }
    }
    guard edges >= Self.fewest, Double(amplitudes.count) >= Self.share * Double(edges) else { return nil }
    amplitude = amplitudes.sorted()[amplitudes.count * 9 / 10]
  }

  /// The last pixels before the edges of a row that follow on a flat stretch and a block of anything but edges.
  private static func edges(in row: UnsafeBufferPointer<UInt32>) -> [Int] {
    var found: [Int] = []
    var last = 0
    for position in 0..<max(0, row.count - 1) where !isNear(row[position], row[position + 1], edge - 1) {
      defer { last = position }
      guard position - last > flat + 1 else { continue }
      let ground = row[position - flat]
      if (position - flat..<position - block).allSatisfy({ row[$0] == ground }) { found.append(position) }
    }
    return found
  }

  /// Whether at least two of the pixels before an edge differ from their neighbour, and nothing is drawn there. The pixel
  /// at the edge itself may be half of it.
  private static func isRippled(before position: Int, in row: UnsafeBufferPointer<UInt32>) -> Bool {
    let near = position - block - 1...position - 3
    return near.count { row[$0] != row[$0 + 1] } >= 2
      && near.allSatisfy { isNear(row[$0], row[$0 + 1], ripple - 1) }
  }
}
