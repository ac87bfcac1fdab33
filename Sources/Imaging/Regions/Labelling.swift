import Geometry

/// The work of cutting a picture into flat regions: runs of rows, joined downwards by union-find.
struct Labelling {
  let size: Size
  private(set) var rowStarts: [Int32] = [0]
  private var starts: [Int32] = []
  private var joined = UnionFind()

  init(size: Size) {
    self.size = size
    rowStarts.reserveCapacity(size.height + 1)
    starts.reserveCapacity(size.height * 64)
  }

  mutating func run(over pixels: UnsafeBufferPointer<UInt32>, tolerance: Int) {
    guard size.width > 0, let base = pixels.baseAddress else {
      rowStarts = [Int32](repeating: 0, count: size.height + 1)
      return
    }
    let limit = Int32(tolerance)
    for y in 0..<size.height {
      let row = base + y * size.width
      splitRow(row, limit: limit)
      if y > 0 { joinRows(row, above: row - size.width, y: y, limit: limit) }
    }
  }

  private mutating func splitRow(_ row: UnsafePointer<UInt32>, limit: Int32) {
    starts.append(0)
    var previous = row[0]
    for x in 1..<max(1, size.width) {
      let pixel = row[x]
      if pixel != previous && !isNear(pixel, previous, limit) { starts.append(Int32(truncatingIfNeeded: x)) }
      previous = pixel
    }
    rowStarts.append(Int32(starts.count))
    joined.grow(to: starts.count)
  }

  /// Walks two neighbouring rows side by side; runs join at the first place where they match.
  private mutating func joinRows(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, y: Int, limit: Int32
  ) {
    var upper = Int(rowStarts[y - 1])
    var lower = Int(rowStarts[y])
    let upperEnd = Int(rowStarts[y])
    let lowerEnd = Int(rowStarts[y + 1])
    var x = 0
    while upper < upperEnd && lower < lowerEnd {
      let upperStop = upper + 1 < upperEnd ? Int(starts[upper + 1]) : size.width
      let lowerStop = lower + 1 < lowerEnd ? Int(starts[lower + 1]) : size.width
      let stop = min(upperStop, lowerStop)
      while x < stop && row[x] != above[x] && !isNear(row[x], above[x], limit) { x += 1 }
      if x < stop { joined.join(upper, lower) }
      x = stop
      if upperStop == stop { upper += 1 }
      if lowerStop == stop { lower += 1 }
    }
  }

  /// The runs with their regions, and the regions, numbered by first appearance.
  consuming func finished(_ raster: Raster) -> ([FlatRegions.Run], [FlatRegions.Region]) {
    var numbers = [Int32](repeating: -1, count: starts.count)
    var longest: [Int] = []
    var regions: [FlatRegions.Region] = []
    var runs: [FlatRegions.Run] = []
    runs.reserveCapacity(starts.count)
    for y in 0..<size.height where size.width > 0 {
      let end = Int(rowStarts[y + 1])
      for index in Int(rowStarts[y])..<end {
        let left = Int(starts[index])
        let right = index + 1 < end ? Int(starts[index + 1]) : size.width
        let span = PixelBox(left: left, top: y, right: right, bottom: y + 1)
        let root = joined.root(of: index)
        if numbers[root] < 0 {
          numbers[root] = Int32(regions.count)
          regions.append(.init(box: span, area: 0, color: raster[left, y]))
          longest.append(0)
        }
        let number = Int(numbers[root])
        regions[number].box = regions[number].box.union(span)
        regions[number].area += span.width
        if span.width > longest[number] {
          longest[number] = span.width
          regions[number].color = raster[left, y]
        }
        runs.append(.init(start: Int32(left), region: Int32(number)))
      }
    }
    return (runs, regions)
  }
}

/// Whether no channel of two packed pixels differs by more than the limit.
@inline(__always)
func isNear(_ first: UInt32, _ second: UInt32, _ limit: Int32) -> Bool {
  let red = abs(Int32(first & 255) - Int32(second & 255))
  let green = abs(Int32((first >> 8) & 255) - Int32((second >> 8) & 255))
  let blue = abs(Int32((first >> 16) & 255) - Int32((second >> 16) & 255))
  return max(red, green, blue) <= limit
}
