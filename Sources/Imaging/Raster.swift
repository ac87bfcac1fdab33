import Geometry

/// A picture in memory: opaque sRGB, four bytes a pixel (red, green, blue, 255), rows from the top.
public struct Raster: Sendable, Hashable {
  /// The extent in pixels.
  public let size: Size
  /// The bytes: `size.width * size.height * 4`, row by row, RGBX.
  public var pixels: [UInt8]

  /// Takes over bytes; their count must be `width * height * 4`.
  public init(size: Size, pixels: [UInt8]) {
    precondition(pixels.count == size.width * size.height * 4, "a raster needs four bytes a pixel")
    self.size = size
    self.pixels = pixels
  }

  /// Makes a picture of one colour.
  public init(size: Size, filledWith color: Color) {
    self.size = size
    var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      bytes[offset] = color.red
      bytes[offset + 1] = color.green
      bytes[offset + 2] = color.blue
    }
    pixels = bytes
  }

  /// The width in pixels.
  public var width: Int { size.width }
  /// The height in pixels.
  public var height: Int { size.height }

  /// The colour at a place in pixels; nil outside the picture.
  public func color(x: Double, y: Double) -> Color? {
    let (column, line) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    guard (0..<width).contains(column), (0..<height).contains(line) else { return nil }
    return self[column, line]
  }

  /// The colour of one pixel inside the picture.
  public subscript(x: Int, y: Int) -> Color {
    get {
      let offset = (y * width + x) * 4
      return Color(red: pixels[offset], green: pixels[offset + 1], blue: pixels[offset + 2])
    }
    set {
      let offset = (y * width + x) * 4
      pixels[offset] = newValue.red
      pixels[offset + 1] = newValue.green
      pixels[offset + 2] = newValue.blue
    }
  }
}
