import Geometry

/// The ground under a line of text, from its left to its right end.
///
/// Looked for in pieces about as wide as the line is high: what lies just above and below a piece, and most often
/// inside it, is its ground.
struct GroundSpans {
  /// Neighbouring pieces on one ground.
  struct Span {
    var columns: Range<Int>
    let ground: Color
  }

  /// The stretches of one colour; pieces without a ground of one colour are left out.
  private(set) var spans: [Span] = []
  /// Whether the ground as a whole is a gradient or a picture.
  private(set) var isVaried = false

  /// The least share of a piece that its ground takes, where it goes on above and below; letters take the rest.
  private static let surrounded = 0.15
  /// The same where it does not: then it must be seen inside.
  private static let inside = 0.35
  /// The least width of a stretch, as a share of the line's height.
  private static let least = 0.6

  private let pixels: UnsafeBufferPointer<UInt32>
  private let size: (width: Int, height: Int)
  private let box: PixelBox
  private let tolerance: Int32

  /// Looks under a box inside the picture.
  init(under box: PixelBox, in pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, tolerance: Int) {
    self.pixels = pixels
    size = (width, height)
    self.box = box
    self.tolerance = Int32(tolerance)
    let pieces = max(1, (box.width + box.height / 2) / max(8, box.height))
    var varied = 0
    for piece in 0..<pieces {
      let columns = box.left + box.width * piece / pieces..<box.left + box.width * (piece + 1) / pieces
      guard let ground = ground(of: columns) else {
        varied += columns.count
        continue
      }
      if let last = spans.last, last.ground.distance(to: ground) <= tolerance {
        spans[spans.count - 1].columns = last.columns.lowerBound..<columns.upperBound
      } else {
        spans.append(Span(columns: columns, ground: ground))
      }
    }
    let colors = Set(spans.map(\.ground)).count
    isVaried = spans.isEmpty || varied * 5 >= box.width * 2 || (spans.count >= 3 && colors >= 3)
    if spans.count > 1 {
      spans.removeAll { Double($0.columns.count) < Self.least * Double(box.height) }
    }
  }

  private func ground(of columns: Range<Int>) -> Color? {
    let above = mode(of: columns, rows: box.top - 3..<box.top - 1)
    let below = mode(of: columns, rows: box.bottom + 1..<box.bottom + 3)
    if let above, let below, above.distance(to: below) <= Int(tolerance),
      isFlat(above, columns, Self.surrounded)
    {
      return above
    }
    let inside = mode(of: columns, rows: box.top..<box.bottom)
    let candidates = [above, below, inside].compactMap { $0 }
    let best = candidates.max { share(of: $0, columns) < share(of: $1, columns) }
    return best.flatMap { isFlat($0, columns, Self.inside) ? $0 : nil }
  }

  private func isFlat(_ ground: Color, _ columns: Range<Int>, _ least: Double) -> Bool {
    share(of: ground, columns) >= least
  }

  private func mode(of columns: Range<Int>, rows: Range<Int>) -> Color? {
    let rows = rows.clamped(to: 0..<size.height)
    guard rows.isEmpty == false else { return nil }
    var tally = ColorTally(capacity: columns.count * rows.count)
    for y in rows {
      for x in columns { tally.add(pixels[y * size.width + x]) }
    }
    return tally.mode
  }

  /// The share of the piece that has a colour.
  private func share(of color: Color, _ columns: Range<Int>) -> Double {
    let step = box.height > 24 ? 2 : 1
    var (count, all) = (0, 0)
    let wanted = color.pixel
    for y in stride(from: box.top, to: box.bottom, by: step) {
      for x in columns where isNear(pixels[y * size.width + x], wanted, tolerance) { count += 1 }
      all += columns.count
    }
    return Double(count) / Double(max(1, all))
  }
}
