import Geometry
import Imaging
import Testing

/// A grey of one level.
private func grey(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }

@Suite struct ContrastRatioTests {
  /// The ratios are those of WebAIM's and the W3C's examples.
  @Test(arguments: [
    (Color.black, Color.white, 21.0), (.white, .white, 1), (grey(0x76), .white, 4.54),
    (grey(0x77), .white, 4.48), (grey(0x94), .white, 3.03), (grey(0x95), .white, 2.99),
    (Color(red: 255, green: 0, blue: 0), .white, 4.0),
    (Color(red: 0, green: 0, blue: 255), .white, 8.59),
    (Color(red: 9, green: 123, blue: 242), .white, 4.10),
  ])
  func `the ratio is WCAG's, either way round`(one: Color, other: Color, ratio: Double) {
    #expect(abs(one.contrast(to: other) - ratio) < 0.01)
    #expect(one.contrast(to: other) == other.contrast(to: one))
  }

  @Test func `a colour is written in six digits`() {
    #expect(Color(red: 10, green: 0, blue: 255).hex == "#0A00FF")
  }
}

@Suite struct PassingColorTests {
  @Test func `grey on white is darkened to the nearest that passes`() throws {
    let better = try #require(PassingColor(for: grey(0x9A), on: .white, needed: 4.5))
    #expect(better.color == grey(0x76))
    #expect(better.isDarker)
  }

  @Test func `the hue stays`() throws {
    let green = Color(red: 57, green: 181, blue: 74)
    let better = try #require(PassingColor(for: green, on: .white, needed: 4.5))
    #expect(better.ratio >= 4.5 && better.ratio < 4.7)
    #expect(better.color.green > better.color.blue && better.color.blue > better.color.red)
  }

  @Test func `white on a middle ground that white cannot pass turns dark`() throws {
    let better = try #require(PassingColor(for: .white, on: grey(0x80), needed: 4.5))
    #expect(better.isDarker)
    #expect(better.ratio >= 4.5)
  }

  @Test func `light words on a dark ground get lighter`() throws {
    let better = try #require(PassingColor(for: grey(0x60), on: grey(0x12), needed: 4.5))
    #expect(better.isDarker == false)
  }

  @Test(arguments: [20.9, 22])
  func `no colour reaches more than black or white does`(needed: Double) {
    #expect(PassingColor(for: grey(0x80), on: grey(0x20), needed: needed) == nil)
  }
}

@Suite struct InkReaderTests {
  /// Letters as upright strokes of two pixels with a soft edge, every six pixels, 12 high.
  private func strokes(
    in columns: Range<Int>, of raster: inout Raster, ink: Color, edge: Color, from top: Int = 14
  ) {
    for x in stride(from: columns.lowerBound, to: columns.upperBound - 3, by: 6) {
      for y in top..<top + 12 {
        raster[x, y] = ink
        raster[x + 1, y] = ink
        raster[x + 2, y] = edge
      }
    }
  }

  private let line = PixelBox(left: 10, top: 14, right: 190, bottom: 26)

  @Test func `soft edges are left out`() throws {
    var picture = Raster(size: Size(width: 200, height: 40), filledWith: .white)
    strokes(in: 10..<190, of: &picture, ink: grey(100), edge: grey(178))
    let parts = InkReader(picture).text(in: line)
    #expect(parts.map(\.ink) == [grey(100)])
    #expect(parts.map(\.ground) == [.white])
    #expect(parts.first?.isSolid == true)
    #expect(parts.first?.isOnFlatGround == true)
  }

  @Test func `ink that hardly stands out is measured all the same`() {
    var picture = Raster(size: Size(width: 200, height: 40), filledWith: grey(18))
    strokes(in: 10..<190, of: &picture, ink: grey(27), edge: grey(22))
    #expect(InkReader(picture).text(in: line).map(\.ink) == [grey(27)])
  }

  @Test func `text on two grounds is measured apart`() {
    var picture = Raster(size: Size(width: 200, height: 40), filledWith: .white)
    for y in 0..<40 { for x in 100..<200 { picture[x, y] = grey(90) } }
    strokes(in: 10..<95, of: &picture, ink: grey(60), edge: grey(150))
    strokes(in: 106..<190, of: &picture, ink: grey(60), edge: grey(75))
    let parts = InkReader(picture).text(in: line)
    #expect(parts.map(\.ground) == [.white, grey(90)])
    #expect(parts.map(\.ink) == [grey(60), grey(60)])
  }

  @Test func `a word in another colour is a part of its own`() {
    var picture = Raster(size: Size(width: 200, height: 40), filledWith: .white)
    let link = Color(red: 90, green: 160, blue: 255)
    strokes(in: 10..<100, of: &picture, ink: grey(20), edge: grey(140))
    strokes(in: 120..<190, of: &picture, ink: link, edge: Color(red: 170, green: 205, blue: 255))
    #expect(InkReader(picture).text(in: line).map(\.ink) == [grey(20), link])
  }

  @Test(arguments: [false, true])
  func `a gradient gives the range of its contrasts`(isUpright: Bool) throws {
    var picture = Raster(size: Size(width: 200, height: 40), filledWith: .white)
    for y in 0..<40 { for x in 0..<200 { picture[x, y] = grey(UInt8(isUpright ? 40 + 4 * y : 40 + x)) } }
    strokes(in: 10..<190, of: &picture, ink: .white, edge: grey(230))
    let part = try #require(InkReader(picture).text(in: line).first)
    #expect(part.ink == .white)
    #expect(part.isOnFlatGround == false)
    let (dark, light) = isUpright ? (grey(96), grey(140)) : (grey(55), grey(224))
    #expect(part.lowest <= Color.white.contrast(to: light) * 1.05)
    #expect(part.highest >= Color.white.contrast(to: dark) * 0.95)
  }

  @Test func `nothing drawn and nothing of the picture have no ink`() {
    let picture = Raster(size: Size(width: 200, height: 40), filledWith: .white)
    #expect(InkReader(picture).text(in: line).isEmpty)
    #expect(InkReader(picture).text(in: PixelBox(left: 300, top: 0, right: 400, bottom: 20)).isEmpty)
    #expect(InkReader(picture).sign(in: line) == nil)
  }

  @Test func `of a sign in two colours the clearer one counts`() throws {
    var picture = Raster(size: Size(width: 60, height: 60), filledWith: .white)
    for y in 18..<42 { for x in 18..<42 { picture[x, y] = y < 32 ? grey(200) : grey(80) } }
    let part = try #require(InkReader(picture).sign(in: PixelBox(left: 16, top: 16, right: 44, bottom: 44)))
    #expect(part.ink == grey(80))
    #expect(part.ground == .white)
  }

  @Test func `a few darker pixels where thin strokes cross do not stand for the sign`() throws {
    var picture = Raster(size: Size(width: 60, height: 60), filledWith: .white)
    for y in 18..<42 { for x in 18..<42 { picture[x, y] = y < 40 ? grey(166) : grey(80) } }
    let part = try #require(InkReader(picture).sign(in: PixelBox(left: 16, top: 16, right: 44, bottom: 44)))
    #expect(part.ink == grey(166))
  }

  @Test func `letters are measured without their underline`() throws {
    var picture = Raster(size: Size(width: 200, height: 40), filledWith: .white)
    strokes(in: 10..<190, of: &picture, ink: .black, edge: grey(128))
    let plain = try #require(InkReader(picture).text(in: line).first)
    #expect(LetterMeasure(of: plain, in: picture)?.height == 12)
    #expect(abs((LetterMeasure(of: plain, in: picture)?.stroke ?? 0) - 2.5) < 0.1)
    for x in 10..<190 { picture[x, 28] = .black }
    let box = PixelBox(left: 10, top: 14, right: 190, bottom: 29)
    let underlined = try #require(InkReader(picture).text(in: box).first)
    #expect(LetterMeasure(of: underlined, in: picture)?.height == 12)
  }
}

@Suite struct BoundaryTests {
  private let box = PixelBox(left: 20, top: 30, right: 180, bottom: 70)

  private func picture(_ paint: (inout Raster) -> Void) -> Raster {
    var picture = Raster(size: Size(width: 200, height: 100), filledWith: .white)
    paint(&picture)
    return picture
  }

  private func fill(_ place: PixelBox, _ color: Color, in picture: inout Raster) {
    for y in place.top..<place.bottom { for x in place.left..<place.right { picture[x, y] = color } }
  }

  @Test func `an outline is measured against what lies around it, words inside are not`() throws {
    let raster = picture {
      fill(box, grey(224), in: &$0)
      fill(box.grown(by: -1), .white, in: &$0)
      for x in stride(from: 30, to: 90, by: 4) {
        fill(PixelBox(left: x, top: 44, right: x + 2, bottom: 56), .black, in: &$0)
      }
    }
    let part = try #require(InkReader(raster).boundary(of: box, reach: 6))
    #expect(part.ink == grey(224))
    #expect(part.ground == .white)
  }

  @Test func `a line below is enough, and so is a fill`() throws {
    let line = picture { fill(PixelBox(left: 20, top: 68, right: 180, bottom: 70), grey(100), in: &$0) }
    #expect(InkReader(line).boundary(of: box, reach: 6)?.ink == grey(100))
    let filled = picture { fill(box, grey(90), in: &$0) }
    #expect(InkReader(filled).boundary(of: box, reach: 6)?.ink == grey(90))
  }

  @Test func `nothing is told on a ground of many colours, nor of a box too small or outside`() {
    let varied = picture { raster in
      for y in 0..<100 { for x in 0..<200 { raster[x, y] = grey(UInt8((x * 7 + y * 11) % 251)) } }
    }
    #expect(InkReader(varied).boundary(of: box, reach: 6) == nil)
    let plain = picture { _ in }
    #expect(
      InkReader(plain).boundary(of: PixelBox(left: 20, top: 30, right: 30, bottom: 40), reach: 6) == nil)
    #expect(
      InkReader(plain).boundary(of: PixelBox(left: 400, top: 30, right: 500, bottom: 70), reach: 6) == nil)
  }
}
