import Dispatch
import Geometry

/// Scaling of pictures.
public enum Resampling {
  /// Cuts `region` out of a picture, scales it to `size` and returns three planes of floats, one after the other.
  ///
  /// Fine strokes fade instead of vanishing when a picture shrinks, whatever the filter. Parts of `region` outside
  /// the picture repeat its edge. With `paddedTo`, each plane has that size and holds `fill` to the right of and
  /// below the picture. Region in pixels of the picture, edges may be fractions. The rows are divided among `threads`
  /// cores, which changes no value.
  public static func planes(
    of raster: Raster, region: Rect, to size: Size, paddedTo padded: Size? = nil,
    fill: Float = 0, filter: ResamplingFilter = .triangle, threads: Int = 1, _ normalization: Normalization
  ) -> [Float] {
    let room = padded ?? size
    precondition(room.width >= size.width && room.height >= size.height, "padding cannot cut")
    guard raster.width > 0, raster.height > 0, size.width > 0, size.height > 0 else {
      return [Float](repeating: 0, count: 3 * room.width * room.height)
    }
    let columns = ResamplingTaps(
      from: region.x, length: region.width, to: size.width, within: raster.width, filter: filter)
    let rows = ResamplingTaps(
      from: region.y, length: region.height, to: size.height, within: raster.height, filter: filter)
    let count = 3 * room.width * room.height
    return [Float](unsafeUninitializedCapacity: count) { planes, filled in
      planes.initialize(repeating: fill)
      filled = count
      Pass(columns: columns, rows: rows, room: room, normalization: normalization)
        .run(raster, planes, threads: threads)
    }
  }
}

/// One scaling: sums source rows into a line of floats, then columns of that line into target pixels.
private struct Pass: Sendable {
  let columns: ResamplingTaps
  let rows: ResamplingTaps
  let room: Size
  let normalization: Normalization

  func run(_ raster: Raster, _ planes: UnsafeMutableBufferPointer<Float>, threads: Int) {
    let bands = max(1, min(threads, rows.starts.count))
    // Each band writes rows of its own.
    nonisolated(unsafe) let planes = planes
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      run(
        raster, planes,
        band: rows.starts.count * band / bands..<rows.starts.count * (band + 1) / bands)
    }
  }

  private func run(_ raster: Raster, _ planes: UnsafeMutableBufferPointer<Float>, band: Range<Int>) {
    let span = columns.span
    raster.pixels.withUnsafeBufferPointer { pixels in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: span.count) { line in
        for y in band {
          line.initialize(repeating: .zero)
          for tap in 0..<rows.count {
            let weight = rows.weights[y * rows.count + tap]
            guard weight > 0 else { continue }
            let start = ((rows.starts[y] + tap) * raster.width + span.lowerBound) * 4
            add(UnsafeBufferPointer(rebasing: pixels[start..<start + 4 * line.count]), weight, line)
          }
          write(line, origin: span.lowerBound, to: planes, row: y)
        }
      }
    }
  }

  private func add(
    _ source: UnsafeBufferPointer<UInt8>, _ weight: Float, _ line: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    line.withMemoryRebound(to: Float.self) { line in
      for index in 0..<line.count { line[index] += weight * Float(source[index]) }
    }
  }

  private func write(
    _ line: UnsafeMutableBufferPointer<SIMD4<Float>>, origin: Int,
    to planes: UnsafeMutableBufferPointer<Float>, row: Int
  ) {
    let plane = room.width * room.height
    let (first, third) = normalization.order == .rgb ? (0, 2) : (2, 0)
    let (scale, offset) = (normalization.scale, normalization.offset)
    columns.weights.withUnsafeBufferPointer { weights in
      columns.starts.withUnsafeBufferPointer { starts in
        for x in 0..<starts.count {
          var sum = SIMD4<Float>.zero
          let place = starts[x] &- origin
          for tap in 0..<columns.count {
            sum += weights[x &* columns.count &+ tap] * line[place &+ tap]
          }
          let target = row &* room.width &+ x
          planes[target] = sum[first] * scale.x + offset.x
          planes[plane &+ target] = sum.y * scale.y + offset.y
          planes[2 &* plane &+ target] = sum[third] * scale.z + offset.z
        }
      }
    }
  }
}
