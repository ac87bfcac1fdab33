import Geometry

/// A straight line along which colours change.
public struct EdgeLine: Sendable, Hashable {
  /// The column or row that the line lies before.
  public var position: Int
  /// The share of the pixels along the line that change, 0…1.
  public var share: Double
  /// How much larger the share is than the mean share of the other lines in the range, −1…1; near 0 in texture.
  public var prominence: Double
}

/// The column in a range at which most rows change colour, and the share of rows that do.
///
/// An edge at `x` lies between the pixels `x − 1` and `x`. A row changes where a channel differs by more than
/// `tolerance`, 0…255. Of equal shares the column nearest to the middle of the range wins; nil where no column
/// in the range has two neighbours, or where there are no rows.
public func verticalEdge(
  of raster: Raster, columns: ClosedRange<Int>, rows: Range<Int>, tolerance: Int
) -> EdgeLine? {
  let rows = rows.clamped(to: 0..<raster.height)
  return bestEdge(
    columns, most: raster.width - 1, samples: rows, raster: raster, tolerance: tolerance
  ) { position, sample in (sample * raster.width + position, 1) }
}

/// The row in a range at which most columns change colour, and the share of columns that do; as `verticalEdge`.
public func horizontalEdge(
  of raster: Raster, rows: ClosedRange<Int>, columns: Range<Int>, tolerance: Int
) -> EdgeLine? {
  let columns = columns.clamped(to: 0..<raster.width)
  return bestEdge(
    rows, most: raster.height - 1, samples: columns, raster: raster, tolerance: tolerance
  ) { position, sample in (position * raster.width + sample, raster.width) }
}

private func bestEdge(
  _ positions: ClosedRange<Int>, most: Int, samples: Range<Int>, raster: Raster, tolerance: Int,
  place: (Int, Int) -> (offset: Int, step: Int)
) -> EdgeLine? {
  let first = max(1, positions.lowerBound)
  let last = min(most, positions.upperBound)
  guard first <= last, !samples.isEmpty else { return nil }
  let middle = (positions.lowerBound + positions.upperBound) / 2
  let limit = Int32(tolerance)
  return raster.pixels.withUnsafeBytes { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    var best = (position: first, count: -1)
    var total = 0
    for position in first...last {
      let count = samples.reduce(0) { sum, sample in
        let (offset, step) = place(position, sample)
        return sum + (isNear(pixels[offset], pixels[offset - step], limit) ? 0 : 1)
      }
      total += count
      let isNearer = abs(position - middle) < abs(best.position - middle)
      if count > best.count || (count == best.count && isNearer) { best = (position, count) }
    }
    let others = Double(total - best.count) / Double(max(1, last - first))
    return EdgeLine(
      position: best.position, share: Double(best.count) / Double(samples.count),
      prominence: (Double(best.count) - others) / Double(samples.count))
  }
}
