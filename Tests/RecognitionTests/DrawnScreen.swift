import Geometry
import Imaging
import Recognition
import ScreenModel

/// A small screen drawn in code, at two pixels a point, with soft edges like a real one.
struct DrawnScreen {
  static let page = Color(red: 242, green: 242, blue: 247)
  static let grey = Color(red: 120, green: 120, blue: 128)
  static let blue = Color(red: 0, green: 122, blue: 255)
  static let green = Color(red: 52, green: 199, blue: 89)

  var raster: Raster
  var lines: [TextLine] = []

  init(width: Int = 750, height: Int = 700, color: Color = DrawnScreen.page) {
    raster = Raster(size: Size(width: width, height: height), filledWith: color)
  }

  /// The canvas at scale 2.
  var canvas: Canvas { Canvas(raster: raster, scale: 2, lines: lines) }

  /// Fills a rectangle with round corners; each pixel is covered by the share of 4 × 4 samples that lie inside.
  mutating func fill(_ box: Rect, _ color: Color, radius: Double = 0) {
    for y in max(0, Int(box.top))..<min(raster.height, Int(box.bottom.rounded(.up))) {
      for x in max(0, Int(box.left))..<min(raster.width, Int(box.right.rounded(.up))) {
        var hits = 0
        for sample in 0..<16 {
          let px = Double(x) + (Double(sample % 4) + 0.5) / 4
          let py = Double(y) + (Double(sample / 4) + 0.5) / 4
          let dx = max(0, max(box.left + radius - px, px - (box.right - radius)))
          let dy = max(0, max(box.top + radius - py, py - (box.bottom - radius)))
          if box.contains(x: px, y: py) && dx * dx + dy * dy <= radius * radius { hits += 1 }
        }
        raster[x, y] = mix(raster[x, y], color, Double(hits) / 16)
      }
    }
  }

  /// Fills a circle.
  mutating func disk(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    fill(
      Rect(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius), color, radius: radius)
  }

  /// Draws the outline of a rectangle with round corners.
  mutating func frame(_ box: Rect, _ color: Color, inside: Color, radius: Double, stroke: Double = 2) {
    fill(box, color, radius: radius)
    fill(box.insetBy(stroke), inside, radius: max(0, radius - stroke))
  }

  /// Draws a button in its outline: a raised one falls from light to dark below a light rim, a pressed one lies in a shadow.
  ///
  /// - Parameter end: where its face ends, in pixels from the top.
  mutating func button(_ cell: Rect, isPressed: Bool, end: Int) {
    fill(cell, Self.grey)
    for line in 2..<end {
      let level = UInt8(isPressed ? 96 + min(line, 20) / 3 : line < 6 ? 160 : 130 - line / 4)
      fill(
        Rect(x: cell.left + 2, y: cell.top + Double(line), width: cell.width - 4, height: 1),
        Color(red: level, green: level, blue: level))
    }
  }

  /// Draws something like text, one block a letter, and the line that a reader would find there.
  mutating func text(_ text: String, _ x: Double, _ y: Double, height: Double = 24, _ color: Color = .black) {
    var left = x
    for character in text {
      if character != " " {
        fill(Rect(left: left, top: y, right: left + 3, bottom: y + height), color)
        fill(Rect(left: left, top: y + height - 3, right: left + 9, bottom: y + height), color)
      }
      left += 12
    }
    let ink = Rect(left: x, top: y, right: left - 3, bottom: y + height)
    lines.append(TextLine(box: ink.insetBy(-4), text: text, confidence: 0.98))
  }

  /// Fills a rectangle with many colours, always the same for the same place.
  mutating func photo(_ box: Rect) {
    var state: UInt32 = 12345
    for y in Int(box.top)..<Int(box.bottom) {
      for x in Int(box.left)..<Int(box.right) {
        state = state &* 1_664_525 &+ 1_013_904_223
        let noise = UInt8(state >> 26)
        raster[x, y] = Color(
          red: UInt8(40 + (x / 7 * 31) % 150) + noise, green: UInt8(30 + (y / 9 * 17) % 150) + noise,
          blue: 90 + noise
        )
      }
    }
  }

  private func mix(_ below: Color, _ above: Color, _ share: Double) -> Color {
    func channel(_ path: KeyPath<Color, UInt8>) -> UInt8 {
      UInt8((Double(below[keyPath: path]) * (1 - share) + Double(above[keyPath: path]) * share).rounded())
    }
    return Color(red: channel(\.red), green: channel(\.green), blue: channel(\.blue))
  }
}

/// Text lines that are known beforehand.
struct FixedText: TextSource {
  var list: [TextLine]

  func lines(on raster: Raster) -> [TextLine] { list }
}
