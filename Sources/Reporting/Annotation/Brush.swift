import Geometry
import Imaging

/// Paints on a picture; what lies outside is cut off.
struct Brush: Sendable {
  /// The picture.
  private(set) var raster: Raster

  init(_ raster: Raster) {
    self.raster = raster
  }

  /// Fills a rectangle.
  mutating func fill(_ box: PixelBox, _ color: Color) {
    let (left, right) = (max(0, box.left), min(raster.width, box.right))
    guard left < right else { return }
    for y in max(0, box.top)..<max(0, box.top, min(raster.height, box.bottom)) {
      for x in left..<right { raster[x, y] = color }
    }
  }

  /// Draws the four sides inwards from the edge; with a `gap`, as dashes that begin at each side's start.
  mutating func outline(_ box: PixelBox, width: Int, color: Color, dash: Int = 0, gap: Int = 0) {
    let line = min(width, max(1, min(box.width, box.height)))
    for (start, end) in Self.dashes(from: box.left, to: box.right, dash: dash, gap: gap) {
      fill(PixelBox(left: start, top: box.top, right: end, bottom: box.top + line), color)
      fill(PixelBox(left: start, top: box.bottom - line, right: end, bottom: box.bottom), color)
    }
    for (start, end) in Self.dashes(from: box.top, to: box.bottom, dash: dash, gap: gap) {
      fill(PixelBox(left: box.left, top: start, right: box.left + line, bottom: end), color)
      fill(PixelBox(left: box.right - line, top: start, right: box.right, bottom: end), color)
    }
  }

  /// Writes text with its top left at a place; `pixel` is the side of one dot of the glyphs.
  mutating func write(_ text: String, left: Int, top: Int, pixel: Int, color: Color) {
    var x = left
    for character in text {
      for (row, bits) in Glyphs.rows(of: character).enumerated() {
        for column in 0..<Glyphs.width where bits & (1 << UInt8(Glyphs.width - 1 - column)) != 0 {
          let (dotX, dotY) = (x + column * pixel, top + row * pixel)
          fill(PixelBox(left: dotX, top: dotY, right: dotX + pixel, bottom: dotY + pixel), color)
        }
      }
      x += Glyphs.advance * pixel
    }
  }

  // Every side starts and ends with a dash, so that the corners are always drawn.
  private static func dashes(from start: Int, to end: Int, dash: Int, gap: Int) -> [(Int, Int)] {
    guard gap > 0, end - start > 2 * dash + gap else { return [(start, end)] }
    let count = max(2, Int((Double(end - start + gap) / Double(dash + gap)).rounded()))
    let step = Double(end - start - dash) / Double(count - 1)
    return (0..<count).map { index in
      let left = start + Int((Double(index) * step).rounded())
      return (left, min(end, left + dash))
    }
  }
}
