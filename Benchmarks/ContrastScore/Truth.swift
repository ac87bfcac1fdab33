import Geometry
import Imaging

/// What is known of a rendered text (Benchmarks/contrast_screens.py).
struct Truth: Decodable {
  let id: String
  let text: String
  let ink: String
  let scale: Double
  /// The boxes of its lines in points: x, y, width, height.
  let boxes: [[Double]]

  /// The boxes in pixels.
  var lines: [Rect] {
    boxes.map {
      Rect(x: $0[0] * scale, y: $0[1] * scale, width: $0[2] * scale, height: $0[3] * scale)
    }
  }

  /// The colour of its letters.
  var color: Color {
    let value = UInt32(ink.dropFirst(), radix: 16) ?? 0
    return Color(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The contrasts of the letters with what lies under them, a fiftieth left out at both ends.
  ///
  /// - Parameters:
  ///   - line: one of the lines, in pixels.
  ///   - ground: the same screen without letters.
  func contrasts(of line: Rect, in picture: Raster, without ground: Raster) -> ClosedRange<Double>? {
    let box = PixelBox(covering: line).intersection(picture.size.box)
    var ratios: [Double] = []
    for y in box.top..<box.bottom {
      for x in box.left..<box.right where picture[x, y] != ground[x, y] {
        ratios.append(color.contrast(to: ground[x, y]))
      }
    }
    ratios.sort()
    guard ratios.isEmpty == false else { return nil }
    let skipped = ratios.count / 50
    return ratios[skipped]...ratios[ratios.count - 1 - skipped]
  }
}
