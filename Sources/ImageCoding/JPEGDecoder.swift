import CTurboJPEG
import Geometry
import Imaging

/// JPEG by libturbojpeg; grey, colour and progressive files, not CMYK.
enum JPEGDecoder {
  /// What the header says.
  struct Header {
    let storedSize: Size
    let orientation: Orientation

    var shownSize: Size {
      orientation.swapsSides ? Size(width: storedSize.height, height: storedSize.width) : storedSize
    }
  }

  static func header(of bytes: [UInt8]) throws(ImageError) -> Header {
    let decoder = try open()
    defer { tjDestroy(decoder) }
    return try header(of: bytes, decoder)
  }

  static func raster(from bytes: [UInt8]) throws(ImageError) -> Raster {
    let decoder = try open()
    defer { tjDestroy(decoder) }
    let header = try header(of: bytes, decoder)
    let size = header.storedSize
    let count = size.width * size.height * 4
    var status: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // A scan limit: a small progressive file can otherwise ask for minutes of work.
      let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
      status = tjDecompress2(
        decoder, bytes, UInt(bytes.count), buffer.baseAddress, Int32(size.width), 0, Int32(size.height),
        Int32(TJPF_RGBA.rawValue), flags)
      // After a fatal error the buffer may be unset, so its pixels are not handed on.
      filled = status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) ? count : 0
    }
    if status != 0 { try judge(decoder, hasPixels: !pixels.isEmpty) }
    return header.orientation.upright(Raster(size: size, pixels: pixels))
  }

  private static func open() throws(ImageError) -> tjhandle {
    guard let decoder = tjInitDecompress() else { throw ImageError(reason: "libturbojpeg cannot start") }
    return decoder
  }

  private static func header(of bytes: [UInt8], _ decoder: tjhandle) throws(ImageError) -> Header {
    var width: Int32 = 0
    var height: Int32 = 0
    var sampling: Int32 = 0
    var colors: Int32 = 0
    let status = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    let isReadable = status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    guard isReadable, width > 0, height > 0 else { throw failure(decoder) }
    guard colors != Int32(TJCS_CMYK.rawValue), colors != Int32(TJCS_YCCK.rawValue) else {
      throw ImageError(reason: "the JPEG has CMYK colours, which are for print; save it as RGB or PNG")
    }
    return Header(
      storedSize: try ImageReader.checked(width: Int(width), height: Int(height)),
      orientation: Orientation(ofJPEG: bytes))
  }

  /// Throws unless the message is of the harmless kind: stray bytes between two parts of the file.
  private static func judge(_ decoder: tjhandle, hasPixels: Bool) throws(ImageError) {
    if hasPixels && text(decoder).contains("extraneous bytes") { return }
    throw failure(decoder)
  }

  private static func failure(_ decoder: tjhandle) -> ImageError {
    let message = text(decoder)
    if message.contains("Premature end") || message.contains("missing SOS") {
      return ImageError(reason: "the JPEG is cut off; copy or take it again")
    }
    return ImageError(reason: "the JPEG is damaged (libjpeg: \(message)); copy or take it again")
  }

  private static func text(_ decoder: tjhandle) -> String { String(cString: tjGetErrorStr2(decoder)) }
}
