import Geometry

extension Resampling {
  /// A picture scaled to a size by averaging the pixels that each new one covers.
  public static func shrunk(_ raster: Raster, to size: Size) -> Raster {
    guard size != raster.size else { return raster }
    let region = Rect(x: 0, y: 0, width: Double(raster.width), height: Double(raster.height))
    let planes = planes(of: raster, region: region, to: size, filter: .area, Normalization(.rgb))
    let count = size.width * size.height
    let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, filled in
      planes.withUnsafeBufferPointer { planes in
        for pixel in 0..<count {
          for channel in 0..<3 {
            bytes[pixel * 4 + channel] = UInt8(min(max(planes[channel * count + pixel].rounded(), 0), 255))
          }
          bytes[pixel * 4 + 3] = 255
        }
      }
      filled = count * 4
    }
    return Raster(size: size, pixels: pixels)
  }
}
