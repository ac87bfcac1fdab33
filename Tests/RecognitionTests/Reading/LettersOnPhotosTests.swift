import Geometry
import Imaging
import Recognition
import Testing

/// Words on a photo, whose ground has no one colour: stripes of many dark colours stand for it.
@Suite struct LettersOnPhotosTests {
  /// The strokes of the letters: twelve of them, 2 by 10 pixels, 6 apart.
  static let letters = (0..<12).map { Rect(x: 20 + 6 * Double($0), y: 15, width: 2, height: 10) }
  static let ink = Rect(x: 20, y: 15, width: 68, height: 10)
  static let region = MapRegion(
    core: Rect(x: 20, y: 16, width: 68, height: 8), box: Rect(x: 14, y: 10, width: 80, height: 20), score: 1)

  static func photo(_ size: Size = Size(width: 110, height: 40)) -> Raster {
    var raster = Raster(size: size, filledWith: .black)
    for y in 0..<size.height {
      for x in 0..<size.width {
        raster[x, y] = Color(
          red: UInt8((x * 7 + y * 3) % 150), green: UInt8((x * 2 + y * 11) % 130),
          blue: UInt8((x + y) * 5 % 140))
      }
    }
    return raster
  }

  static func written(_ color: Color, on ground: Raster) -> Raster {
    var raster = ground
    for stroke in letters {
      for y in Int(stroke.top)..<Int(stroke.bottom) {
        for x in Int(stroke.left)..<Int(stroke.right) { raster[x, y] = color }
      }
    }
    return raster
  }

  @Test(arguments: [Color.white, Color(red: 255, green: 240, blue: 225)])
  func `letters of one light colour are found on a ground of many`(color: Color) {
    let layout = LineLayout(of: Self.written(color, on: Self.photo()), region: Self.region)
    #expect(layout.box == Self.ink)
  }

  @Test func `dark letters are found on a light photo`() {
    var light = Self.photo()
    for y in 0..<light.height {
      for x in 0..<light.width {
        let color = light[x, y]
        light[x, y] = Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue)
      }
    }
    #expect(LineLayout(of: Self.written(.black, on: light), region: Self.region).box == Self.ink)
  }

  @Test func `a ground without letters has none`() {
    #expect(LineLayout(of: Self.photo(), region: Self.region).runs.isEmpty)
  }

  @Test func `letters on a ground as light as they are cannot be told from it`() {
    var bright = Self.written(.white, on: Self.photo())
    for y in 0..<bright.height {
      for x in 40..<110 { bright[x, y] = Color(red: 250, green: 250, blue: UInt8(215 + (x + y) % 40)) }
    }
    #expect(LineLayout(of: bright, region: Self.region).runs.isEmpty)
  }
}
