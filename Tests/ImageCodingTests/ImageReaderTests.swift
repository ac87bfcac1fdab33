import Geometry
import ImageCoding
import Imaging
import Testing

@Suite struct ImageReaderTests {
  @Test func `every kind of PNG and JPEG has a picture`() {
    // 11 kinds by samples and twice the same interlaced, 8 palettes, 3 colour keys, 2 gammas; 10 JPEG files.
    #expect(Pictures.expected.keys.count { $0.hasSuffix(".png") } == 35)
    #expect(Pictures.expected.keys.count { $0.hasSuffix(".jpg") } == 10)
  }

  @Test(arguments: Pictures.expected.keys.filter { $0.hasSuffix(".png") }.sorted())
  func `a PNG decodes to its colours over white`(name: String) throws {
    let raster = try ImageReader.raster(from: try Pictures.bytes(name))
    let expected = try #require(Pictures.expected[name])
    try #require(raster.size == expected.size)
    // One level for rounding 16 bits or alpha to 8; near black two more for the way through linear light.
    let tolerance = name.hasSuffix("16-interlaced.png") ? 3 : 1
    #expect(Pictures.distance(raster, expected, margin: 0) <= tolerance)
    #expect(try ImageReader.size(of: try Pictures.bytes(name)) == raster.size)
  }

  @Test(arguments: Pictures.expected.keys.filter { $0.hasSuffix(".jpg") }.sorted())
  func `a JPEG decodes to about its colours, the right way up`(name: String) throws {
    let raster = try ImageReader.raster(from: try Pictures.bytes(name))
    let expected = try #require(Pictures.expected[name])
    try #require(raster.size == expected.size)
    #expect(try ImageReader.size(of: try Pictures.bytes(name)) == raster.size)
    // Blocks of eight pixels, sixteen where colour is stored coarser, mix across the seams of the four quarters.
    #expect(Pictures.distance(raster, expected, margin: 9) <= 8)
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 37, height: 5), Size(width: 640, height: 333)])
  func `what is written is read again unchanged`(size: Size) throws {
    var raster = Raster(size: size, filledWith: .white)
    var state: UInt32 = 1
    for y in 0..<size.height {
      for x in 0..<size.width {
        // Noise, the worst case for the bound on the size of the file.
        state = state &* 1_664_525 &+ 1_013_904_223
        raster[x, y] = Color(
          red: UInt8(state >> 24), green: UInt8(state >> 16 & 255), blue: UInt8(state >> 8 & 255))
      }
    }
    #expect(try ImageReader.raster(from: try PNGWriter.bytes(of: raster)) == raster)
  }

  @Test func `a picture without pixels is not written`() {
    #expect(throws: ImageError.self) {
      try PNGWriter.bytes(of: Raster(size: Size(width: 0, height: 3), pixels: []))
    }
  }
}
