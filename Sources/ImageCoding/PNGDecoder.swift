import CPNG
import Geometry
import Imaging

/// PNG by libpng's simplified interface, which returns errors instead of jumping and prints nothing.
enum PNGDecoder {
  /// The size in the IHDR chunk, which the format wants first: signature, length, "IHDR", width, height.
  static func size(of bytes: [UInt8]) throws(ImageError) -> Size {
    guard bytes.count >= 33 else { throw cutOff(bytes) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]) else {
      throw ImageError(
        reason: "the PNG is damaged, its header chunk is not the first; take the screenshot again")
    }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return try ImageReader.checked(width: number(at: 16), height: number(at: 20))
  }

  static func raster(from bytes: [UInt8]) throws(ImageError) -> Raster {
    let size = try size(of: bytes)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps the address until the pixels are read, so both steps stay inside the closure.
    var hasAlpha = false
    let pixels: [UInt8]? = bytes.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return nil
      }
      hasAlpha = image.format & PNG_FORMAT_FLAG_ALPHA != 0
      image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
      // Without it, libpng takes 16-bit pictures that name no gamma for linear light.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      return isDeepAndInterlaced(bytes) ? finishLinear(&image, size) : finish(&image, size)
    }
    guard var pixels else { throw failure(image, bytes) }
    if hasAlpha { Transparency.layOverWhite(&pixels) }
    return Raster(size: size, pixels: pixels)
  }

  private static func finish(_ image: inout png_image, _ size: Size) -> [UInt8]? {
    guard image.width == size.width, image.height == size.height else { return nil }
    var succeeded = false
    let count = size.width * size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      succeeded = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      filled = succeeded ? count : 0
    }
    return succeeded ? pixels : nil
  }

  /// Whether the header says 16 bits a sample and Adam7: what libpng 1.6.50 and before write beyond the buffer when asked
  /// for 8 bits (CVE-2025-65018), and what Debian's mended 1.6.39 gets wrong.
  private static func isDeepAndInterlaced(_ bytes: [UInt8]) -> Bool { bytes[24] == 16 && bytes[28] != 0 }

  /// Reads 16 bits of linear light, which libpng does right, and brings them back to sRGB.
  private static func finishLinear(_ image: inout png_image, _ size: Size) -> [UInt8]? {
    guard image.width == size.width, image.height == size.height else { return nil }
    image.format |= PNG_FORMAT_FLAG_LINEAR
    var samples = [UInt16](repeating: 0, count: size.width * size.height * 4)
    guard png_image_finish_read(&image, nil, &samples, 0, nil) != 0 else { return nil }
    return LinearLight.encoded(samples)
  }

  private static func failure(_ image: png_image, _ bytes: [UInt8]) -> ImageError {
    let message = image.text
    if message.contains("beyond end") || message.contains("Not enough") || message.contains("Read Error") {
      return cutOff(bytes)
    }
    let detail = message.isEmpty ? "" : " (libpng: \(message))"
    return ImageError(reason: "the PNG is damaged\(detail); copy or take it again")
  }

  private static func cutOff(_ bytes: [UInt8]) -> ImageError {
    ImageError(reason: "the PNG is cut off after \(bytes.count) bytes; copy or take it again")
  }
}

extension png_image {
  /// The last message of libpng.
  var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
