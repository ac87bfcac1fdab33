import Geometry
import ImageCoding
import Testing

@Suite struct ImageErrorTests {
  static func reason(_ bytes: [UInt8]) -> String {
    do {
      _ = try ImageReader.raster(from: bytes)
      return "no error"
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    ("broken-truncated.png", "the PNG is cut off after "),
    ("broken-header-only.png", "the PNG is cut off after 33 bytes"),
    ("broken-bad-crc.png", "the PNG is damaged (libpng: IDAT: CRC error)"),
    ("broken-no-width.png", "the image has no pixels (0×64)"),
    ("broken-too-large.png", "the image is 50000×50000 pixels, and more than 100 megapixels are not read"),
    ("broken-utf16.png", "a Windows shell turned this PNG into UTF-16 text"),
    ("broken-truncated.jpg", "the JPEG is cut off"),
    ("broken-cmyk.jpg", "the JPEG has CMYK colours"),
  ])
  func `a broken file is refused with its reason`(name: String, opening: String) throws {
    let reason = Self.reason(try Pictures.bytes(name))
    #expect(reason.hasPrefix(opening), "\(reason)")
  }

  @Test func `the UTF-16 error says how to take the screenshot instead`() throws {
    let reason = Self.reason(try Pictures.bytes("broken-utf16.png"))
    #expect(reason.contains("`adb exec-out screencap -p > screen.png` in cmd"))
    #expect(reason.contains("`adb pull`"))
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test(
    arguments: [
      ([], "the file is empty"),
      (Array(signature.prefix(3)), "the PNG is cut off after 3 bytes"),
      (signature, "the PNG is cut off after 8 bytes"),
      (signature + Array(repeating: 7, count: 60), "the PNG is damaged, its header chunk is not the first"),
      (
        [0xFF, 0xFE, 0x30, 0x20, 0x50, 0, 0x4E, 0, 0x47, 0, 0x0D, 0],
        "a Windows shell turned this PNG into UTF-16"
      ),
      ([0xFE, 0xFF, 0, 0xEB, 0, 0x50, 0, 0x4E, 0, 0x47], "a Windows shell turned this PNG into UTF-16"),
      ([0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a shell turned this PNG into UTF-8"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A], "the line ends of this PNG were rewritten"),
      (Array("GIF89a".utf8), "this is a GIF"),
      (Array("RIFF....WEBPVP8 ".utf8), "this is a WebP picture"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "this is a HEIC picture"),
      (Array("%PDF-1.7".utf8), "this is a PDF"),
      (Array("  <?xml version='1.0'?><hierarchy/>".utf8), "this is XML or HTML text"),
      (Array("{\"views\": []}".utf8), "this is JSON text"),
      (Array("error: no devices found".utf8), "this is text, not an image"),
      ([0, 1, 2, 3], "this is no image that can be read"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "the JPEG is cut off"),
    ] as [([UInt8], String)])
  func `other content is named`(bytes: [UInt8], opening: String) {
    #expect(Self.reason(bytes).hasPrefix(opening))
  }

  @Test(arguments: ["rgba-16-interlaced.png", "palette-4.png", "progressive.jpg", "orientation-6.jpg"])
  func `no cut and no flipped byte crashes the reader`(name: String) throws {
    let bytes = try Pictures.bytes(name)
    for index in bytes.indices {
      var flipped = bytes
      flipped[index] ^= 0x55
      for damaged in [Array(bytes[..<index]), flipped] {
        guard let raster = try? ImageReader.raster(from: damaged) else { continue }
        #expect(raster.width > 0 && raster.height > 0)
      }
    }
  }
}
