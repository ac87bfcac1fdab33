import CPNG
import Imaging

/// Writes rasters as PNG files.
public enum PNGWriter {
  /// The bytes of an 8-bit RGB file, packed for speed rather than for size.
  ///
  /// Throws for a picture without pixels and where libpng fails.
  public static func bytes(of raster: Raster) throws(ImageError) -> [UInt8] {
    guard raster.width > 0, raster.height > 0 else {
      throw ImageError(reason: "a picture without pixels has no PNG")
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(raster.width)
    image.height = png_uint_32(raster.height)
    image.format = PNG_FORMAT_FLAG_COLOR
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    let colors = opaque(raster)
    var needed = png_alloc_size_t(bound(raster))
    var succeeded = false
    let bytes = [UInt8](unsafeUninitializedCapacity: bound(raster)) { buffer, filled in
      succeeded = png_image_write_to_memory(&image, buffer.baseAddress, &needed, 0, colors, 0, nil) != 0
      filled = succeeded ? Int(needed) : 0
    }
    guard succeeded else {
      throw ImageError(reason: "the picture cannot be written as PNG (libpng: \(image.text))")
    }
    return bytes
  }

  /// The most that a file can take: rows with their filter byte, zlib's and the chunks' overhead.
  private static func bound(_ raster: Raster) -> Int {
    let rows = raster.height * (raster.width * 3 + 1)
    return rows + rows / 256 + 4096
  }

  private static func opaque(_ raster: Raster) -> [UInt8] {
    let count = raster.width * raster.height
    return [UInt8](unsafeUninitializedCapacity: count * 3) { colors, filled in
      raster.pixels.withUnsafeBufferPointer { pixels in
        for pixel in 0..<count {
          for channel in 0..<3 { colors[pixel * 3 + channel] = pixels[pixel * 4 + channel] }
        }
      }
      filled = count * 3
    }
  }
}
