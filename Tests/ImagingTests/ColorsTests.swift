import Geometry
import Imaging
import Testing

@Suite struct PaletteTests {
  @Test func `the most frequent colour is the background and the next unlike one the tint`() throws {
    let palette = Palette(of: raster("......", "..99##", "......"), in: Size(width: 6, height: 3).box)
    #expect(palette.background == .white)
    #expect(palette.tint(distance: 40) == .black)
    #expect(abs(palette.entries[0].share - 14.0 / 18) < 1e-9)
  }

  @Test func `a box outside the picture has no colours`() {
    let palette = Palette(of: raster("..."), in: PixelBox(left: 9, top: 9, right: 12, bottom: 12))
    #expect(palette.background == nil)
  }
}

@Suite struct InkBoxTests {
  let picture = raster(".....", "..9#.", "..#..", ".....")

  @Test func `the ink box is tight on pixels beyond the threshold`() {
    let box = inkBox(of: picture, in: picture.size.box, background: .white, threshold: 60)
    #expect(box == PixelBox(left: 2, top: 1, right: 4, bottom: 3))
  }

  @Test func `no ink has no box`() {
    #expect(
      inkBox(
        of: picture, in: PixelBox(left: 0, top: 0, right: 5, bottom: 1), background: .white, threshold: 9)
        == nil)
  }
}

@Suite struct EdgeLineTests {
  let picture = raster("...###", "...###", "..####", "...###")

  @Test func `the column where most rows change is the edge`() throws {
    let edge = try #require(verticalEdge(of: picture, columns: 1...5, rows: 0..<4, tolerance: 9))
    #expect(edge.position == 3)
    #expect(edge.share == 0.75)
  }

  @Test func `a flat picture has an edge that no row supports`() throws {
    let edge = try #require(horizontalEdge(of: picture, rows: 1...3, columns: 3..<6, tolerance: 9))
    #expect(edge.share == 0)
  }

  @Test func `there is no edge outside the picture`() {
    #expect(verticalEdge(of: picture, columns: 8...9, rows: 0..<4, tolerance: 9) == nil)
  }
}
