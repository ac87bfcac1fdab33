import Geometry

/// A picture cut into regions of near-equal colour: neighbours above, below, left or right belong together
/// where no channel differs by more than the tolerance.
///
/// A gradient or soft shadow is one region, because only neighbours are compared. The regions are kept as runs,
/// row by row, so that a flat screen costs little: every pixel lies in exactly one run, and every run in one
/// region.
public struct FlatRegions: Sendable {
  /// A stretch of one row that belongs to one region; it ends where the next begins.
  public struct Run: Sendable, Hashable {
    /// The first column.
    public var start: Int32
    /// The index of the region.
    public var region: Int32
  }

  /// One region of near-equal colour.
  public struct Region: Sendable, Hashable {
    /// The extent.
    public var box: PixelBox
    /// The number of pixels.
    public var area: Int
    /// The colour where its longest run starts.
    public var color: Color
  }

  /// The extent of the picture.
  public let size: Size
  /// The runs, row by row from the top.
  public let runs: [Run]
  /// Where each row begins in `runs`; one entry more than rows.
  public let rowStarts: [Int32]
  /// The regions, by first pixel in reading order.
  public let regions: [Region]

  /// Cuts a picture; the tolerance is the largest difference of a channel between neighbours, 0…255.
  public init(_ raster: Raster, tolerance: Int) {
    var labelling = Labelling(size: raster.size)
    raster.pixels.withUnsafeBytes { bytes in
      labelling.run(over: bytes.bindMemory(to: UInt32.self), tolerance: tolerance)
    }
    size = raster.size
    rowStarts = labelling.rowStarts
    (runs, regions) = labelling.finished(raster)
  }

  /// The index of the region that a pixel belongs to; the pixel must lie inside the picture.
  public func region(x: Int, y: Int) -> Int {
    Int(runs[runIndex(x: x, y: y)].region)
  }

  /// The index of the run that holds a pixel.
  func runIndex(x: Int, y: Int) -> Int {
    var low = Int(rowStarts[y])
    var high = Int(rowStarts[y + 1])
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= Int32(x) { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of runs that begin inside the box, a measure of how busy the picture is there.
  public func runCount(in box: PixelBox) -> Int {
    let inside = box.intersection(size.box)
    guard !inside.isEmpty else { return 0 }
    var count = 0
    for y in inside.top..<inside.bottom {
      count += runIndex(x: inside.right - 1, y: y) - runIndex(x: inside.left, y: y) + 1
    }
    return count
  }
}
