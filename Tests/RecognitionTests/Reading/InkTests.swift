import Geometry
import Imaging
import Recognition
import Testing

@Suite struct InkTests {
  @Test func `ink is what differs from the commonest colour by a quarter of the contrast`() {
    let raster = picture(
      ".....",
      ".#-..",
      ".....")
    let mask = InkMask(of: raster, frame: raster.size.bounds, core: raster.size.bounds)
    #expect(mask.isInk.indices.filter { mask.isInk[$0] } == [6])
  }

  @Test func `pale ink counts where nothing is darker`() {
    let raster = picture(
      ".....",
      ".--..",
      ".....")
    let mask = InkMask(of: raster, frame: raster.size.bounds, core: raster.size.bounds)
    #expect(mask.isInk.indices.filter { mask.isInk[$0] } == [6, 7])
  }

  @Test func `the background is measured in the core, so that white on a dark button is ink`() {
    let raster = picture(
      "..........",
      ".########.",
      ".##.##.##.",
      ".########.",
      "..........")
    let core = Rect(x: 2, y: 1, width: 6, height: 3)
    let mask = InkMask(of: raster, frame: core, core: core)
    #expect(mask.blobs().map(\.box.x) == [3, 6])
  }

  @Test func `patches join over corners and say whether they are cut`() {
    let raster = picture(
      "#.....",
      "..#.#.",
      "...#..",
      "......")
    let blobs = InkMask(of: raster, frame: raster.size.bounds, core: raster.size.bounds).blobs()
    #expect(
      blobs.map(\.box) == [Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 2, y: 1, width: 3, height: 2)])
    #expect(blobs.map(\.isCut) == [true, false])
    #expect(blobs.map(\.count) == [1, 3])
  }

  @Test func `places are those of the picture, also for a part that reaches beyond it`() {
    let raster = picture("...", "..#", "...")
    let mask = InkMask(
      of: raster, frame: Rect(x: 1, y: -5, width: 20, height: 20), core: raster.size.bounds)
    #expect(mask.frame == Rect(x: 1, y: 0, width: 2, height: 3))
    #expect(mask.blobs().map(\.box) == [Rect(x: 2, y: 1, width: 1, height: 1)])
  }

  @Test func `a part outside the picture holds no ink`() {
    let raster = picture("#")
    let outside = Rect(x: 5, y: 5, width: 3, height: 3)
    #expect(InkMask(of: raster, frame: outside, core: outside).blobs().isEmpty)
  }
}
