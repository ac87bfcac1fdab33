import CTurboJPEG
import Imaging

/// Writes rasters as JPEG files, for pictures that need only be looked at.
public enum JPEGWriter {
  /// The bytes of a file with full colour resolution, since thin coloured text suffers most from less.
  ///
  /// Throws for a picture without pixels or above 65,500 pixels a side, and where libturbojpeg fails.
  ///
  /// - Parameter quality: 1…100; 70 keeps text of screenshots readable.
  public static func bytes(of raster: Raster, quality: Int = 70) throws(ImageError) -> [UInt8] {
    guard raster.width > 0, raster.height > 0 else {
      throw ImageError(reason: "a picture without pixels has no JPEG")
    }
    guard let encoder = tjInitCompress() else { throw ImageError(reason: "libturbojpeg cannot start") }
    defer { tjDestroy(encoder) }
    let sampling = Int32(TJSAMP_444.rawValue)
    let bound = tjBufSize(Int32(raster.width), Int32(raster.height), sampling)
    var count = bound
    var status: Int32 = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(bound)) { buffer, filled in
      var target = buffer.baseAddress
      status = tjCompress2(
        encoder, raster.pixels, Int32(raster.width), 0, Int32(raster.height), Int32(TJPF_RGBX.rawValue),
        &target, &count, sampling, Int32(min(max(quality, 1), 100)), TJFLAG_NOREALLOC | TJFLAG_ACCURATEDCT)
      filled = status == 0 ? Int(count) : 0
    }
    guard status == 0 else {
      let words = String(cString: tjGetErrorStr2(encoder))
      throw ImageError(reason: "the picture cannot be written as JPEG (libjpeg: \(words))")
    }
    return bytes
  }
}
