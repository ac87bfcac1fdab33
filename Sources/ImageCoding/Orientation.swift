import Geometry
import Imaging

/// How a stored picture is to be turned for viewing: the values of EXIF tag 0x0112.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, quarterRight, transversed, quarterLeft

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

  /// The orientation that a JPEG's EXIF block names; upright where there is none or it is damaged.
  init(ofJPEG bytes: [UInt8]) {
    self = Self.exifBlock(bytes).flatMap(Self.tag).flatMap(Orientation.init(rawValue:)) ?? .upright
  }

  /// The picture as it is meant to be seen.
  func upright(_ raster: Raster) -> Raster {
    guard self != .upright else { return raster }
    let size = swapsSides ? Size(width: raster.height, height: raster.width) : raster.size
    var turned = Raster(size: size, filledWith: .white)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (sourceX, sourceY) = source(x, y, raster.size)
        turned[x, y] = raster[sourceX, sourceY]
      }
    }
    return turned
  }

  /// The stored place of a shown pixel.
  private func source(_ x: Int, _ y: Int, _ stored: Size) -> (Int, Int) {
    let right = stored.width - 1
    let bottom = stored.height - 1
    return switch self {
    case .upright: (x, y)
    case .mirrored: (right - x, y)
    case .upsideDown: (right - x, bottom - y)
    case .flipped: (x, bottom - y)
    case .transposed: (y, x)
    case .quarterRight: (y, bottom - x)
    case .transversed: (right - y, bottom - x)
    case .quarterLeft: (right - y, x)
    }
  }

  /// The TIFF structure inside the first EXIF segment; segments are FF, marker, two bytes of length, content.
  private static func exifBlock(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = bytes[offset + 4..<end]
      if bytes[offset + 1] == 0xE1, content.starts(with: "Exif\0\0".utf8) { return content.dropFirst(6) }
      offset = end
    }
    return nil
  }

  /// The value of tag 0x0112 in the first directory: twelve bytes an entry, of which tag, type, count, value.
  private static func tag(_ tiff: ArraySlice<UInt8>) -> Int? {
    let isLittle = tiff.starts(with: "II".utf8)
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset + length <= tiff.count else { return nil }
      let field = tiff[tiff.startIndex + offset..<tiff.startIndex + offset + length]
      return (isLittle ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard isLittle || tiff.starts(with: "MM".utf8), let directory = number(4, 4) else { return nil }
    guard let count = number(directory, 2) else { return nil }
    for entry in 0..<count where number(directory + 2 + 12 * entry, 2) == 0x0112 {
      return number(directory + 2 + 12 * entry + 8, 2)
    }
    return nil
  }
}
