import Geometry

/// For each pixel of the picture that a detector saw, how likely it is the core of a line of text, 0…1.
package struct ProbabilityMap: Sendable {
  /// The extent.
  package let size: Size
  /// The values, row by row.
  package let values: [Float]

  /// Takes over values, as many as the size has pixels.
  package init(size: Size, values: [Float]) {
    precondition(values.count == size.width * size.height, "a map needs one value a pixel")
    self.size = size
    self.values = values
  }
}

extension ProbabilityMap {
  /// How the map is cut into lines; the meanings are those of DB, "Real-time scene text detection with
  /// differentiable binarization" (Liao et al. 2020), whose network learns shrunken lines.
  package struct Cut: Sendable {
    /// The least value of a likely pixel.
    package var threshold: Float
    /// The least mean of a line.
    package var score: Double
    /// How far a core is grown: by area times this over perimeter.
    package var growth: Double

    /// Makes a cut.
    package init(threshold: Float, score: Double, growth: Double) {
      self.threshold = threshold
      self.score = score
      self.growth = growth
    }
  }

  /// The lines, in the order of their first pixel from the top.
  package func regions(_ cut: Cut) -> [MapRegion] {
    var regions: [MapRegion] = []
    var seen = [Bool](repeating: false, count: values.count)
    var stack: [Int] = []
    values.withUnsafeBufferPointer { map in
      seen.withUnsafeMutableBufferPointer { seen in
        for start in 0..<map.count where map[start] > cut.threshold && !seen[start] {
          let blob = flood(from: start, map, cut.threshold, &stack, seen)
          if let region = region(blob, cut) { regions.append(region) }
        }
      }
    }
    return regions
  }

  /// The extent and mean of one blob of likely pixels.
  private struct Blob {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var sum = 0.0
    var count = 0
  }

  private func flood(
    from start: Int, _ map: UnsafeBufferPointer<Float>, _ threshold: Float, _ stack: inout [Int],
    _ seen: UnsafeMutableBufferPointer<Bool>
  ) -> Blob {
    let width = size.width
    let height = size.height
    var blob = Blob(left: width, top: height, right: 0, bottom: 0)
    seen[start] = true
    stack.append(start)
    while let place = stack.popLast() {
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      blob.left = min(blob.left, x)
      blob.right = max(blob.right, x + 1)
      blob.top = min(blob.top, y)
      blob.bottom = max(blob.bottom, y + 1)
      blob.sum += Double(map[place])
      blob.count += 1
      for neighborY in max(0, y - 1)...min(height - 1, y + 1) {
        for neighborX in max(0, x - 1)...min(width - 1, x + 1) {
          let neighbor = neighborY * width + neighborX
          guard !seen[neighbor], map[neighbor] > threshold else { continue }
          seen[neighbor] = true
          stack.append(neighbor)
        }
      }
    }
    return blob
  }

  private func region(_ blob: Blob, _ cut: Cut) -> MapRegion? {
    let core = Rect(
      left: Double(blob.left), top: Double(blob.top), right: Double(blob.right), bottom: Double(blob.bottom))
    let score = blob.sum / Double(blob.count)
    guard core.shorterSide >= 2, score >= cut.score else { return nil }
    let growth = core.area * cut.growth / (2 * (core.width + core.height))
    return MapRegion(core: core, box: core.insetBy(-growth), score: score)
  }
}
