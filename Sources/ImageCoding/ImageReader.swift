import Geometry
import Imaging

/// Reads PNG and JPEG files into rasters.
public enum ImageReader {
  /// The most pixels an image may have: 100 megapixels, far above any screenshot and 400 MB in memory.
  public static let mostPixels = 100_000_000

  /// The extent of the picture as it is shown, read from the header alone, in pixels.
  ///
  /// Throws where the bytes are no PNG or JPEG, or where the header is damaged or claims no or too many pixels.
  public static func size(of bytes: [UInt8]) throws(ImageError) -> Size {
    switch ImageFormat(of: bytes) {
    case .png: try PNGDecoder.size(of: bytes)
    case .jpeg: try JPEGDecoder.header(of: bytes).shownSize
    case .other(let reason): throw ImageError(reason: reason)
    }
  }

  /// The picture; transparency is laid over white, and the EXIF orientation of a JPEG is applied.
  ///
  /// Throws as `size(of:)` does, before memory for pixels is taken, and where the pixels are damaged or cut off.
  public static func raster(from bytes: [UInt8]) throws(ImageError) -> Raster {
    switch ImageFormat(of: bytes) {
    case .png: try PNGDecoder.raster(from: bytes)
    case .jpeg: try JPEGDecoder.raster(from: bytes)
    case .other(let reason): throw ImageError(reason: reason)
    }
  }

  /// The size, if it is one that may be decoded.
  static func checked(width: Int, height: Int) throws(ImageError) -> Size {
    guard width > 0, height > 0 else {
      throw ImageError(reason: "the image has no pixels (\(width)×\(height))")
    }
    guard width <= mostPixels / height else {
      throw ImageError(
        reason: "the image is \(width)×\(height) pixels, and more than 100 megapixels are not read; crop or"
          + " scale it")
    }
    return Size(width: width, height: height)
  }
}
