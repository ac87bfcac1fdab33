import Geometry
import Recognition
import Testing

@Suite struct LineLayoutTests {
  static let region = MapRegion(
    core: Rect(x: 10, y: 14, width: 80, height: 4), box: Rect(x: 4, y: 8, width: 92, height: 16), score: 1)

  static func blob(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isCut: Bool = false)
    -> InkBlob
  {
    InkBlob(box: Rect(x: x, y: y, width: width, height: height), count: 1, isCut: isCut)
  }

  static func layout(_ blobs: InkBlob...) -> LineLayout { LineLayout(blobs: blobs, region: region) }

  @Test func `the box is tight on the letters and their dots`() {
    let layout = Self.layout(Self.blob(10, 12, 6, 10), Self.blob(18, 15, 2, 7), Self.blob(18, 11, 2, 2))
    #expect(layout.box == Rect(x: 10, y: 11, width: 10, height: 11))
  }

  @Test func `what reaches beyond the part looked at is no letter`() {
    let layout = Self.layout(Self.blob(10, 12, 6, 10), Self.blob(0, 23, 100, 2, isCut: true))
    #expect(layout.box == Rect(x: 10, y: 12, width: 6, height: 10))
  }

  @Test(arguments: [(6.0, 20.0), (6, 17), (10, 16)])
  func `the outline of a small button is no letter, nor is its shaded half`(top: Double, height: Double) {
    let word = Self.blob(10, 12, 60, 10)
    #expect(Self.layout(word, Self.blob(2, top, 96, height)).box == word.box)
  }

  @Test(arguments: [(2.0, 9.0, 96.0, 14.0), (5, 6, 90, 20)])
  func `a word of joined letters may go beyond both ends, or beyond the rows`(
    left: Double, top: Double, width: Double, height: Double
  ) {
    #expect(
      Self.layout(Self.blob(left, top, width, height)).box
        == Rect(x: left, y: top, width: width, height: height))
  }

  @Test func `a full stop past the end belongs, an icon there does not`() {
    let word = Self.blob(80, 12, 12, 10)
    #expect(Self.layout(word, Self.blob(96, 20, 2, 2)).box?.right == 98)
    #expect(Self.layout(word, Self.blob(96, 12, 10, 10)).box?.right == 92)
  }

  @Test(arguments: [(12.0, 1), (13.0, 2)])
  func `a gap of more than 1.2 heights parts two texts`(gap: Double, runs: Int) {
    let layout = Self.layout(Self.blob(10, 12, 10, 10), Self.blob(20 + gap, 12, 10, 10))
    #expect(layout.runs.count == runs)
    #expect(layout.runs.last?.box.right == 30 + gap)
  }

  @Test func `letters lost in a busy ground leave no layout to trust`() {
    let ground = Self.blob(50, 0, 60, 30, isCut: true)
    #expect(Self.layout(Self.blob(10, 12, 10, 10), ground).runs.isEmpty)
    let between = Self.blob(22, 0, 50, 30, isCut: true)
    #expect(Self.layout(Self.blob(10, 12, 10, 10), between, Self.blob(74, 12, 10, 10)).runs.isEmpty)
    // On a flat ground an end without ink is an end without letters.
    #expect(Self.layout(Self.blob(10, 12, 10, 10)).runs.count == 1)
  }

  @Test func `without letters there is no box`() {
    #expect(Self.layout(Self.blob(0, 0, 100, 30, isCut: true)).box == nil)
  }

  @Test func `a patch that stands apart at an end splits off, a word does not`() throws {
    let layout = Self.layout(Self.blob(10, 12, 10, 10), Self.blob(26, 12, 8, 10), Self.blob(35, 12, 30, 10))
    let run = try #require(layout.runs.first)
    #expect(run.split(at: .leading)?.rest.box == Rect(x: 26, y: 12, width: 39, height: 10))
    #expect(run.split(at: .leading)?.gap == 0.6)
    #expect(run.split(at: .trailing) == nil)
  }

  @Test func `a very long run is cut at its widest gaps and keeps every patch`() {
    // Patches of 10 every 12, with a word gap of 6 after each fifth.
    let pieces = (0..<100).map { Rect(x: Double($0 * 12 + $0 / 5 * 4), y: 0, width: 10, height: 20) }
    let run = LineLayout.Run(pieces: pieces, rows: 0...20)
    let stretches = run.stretches(of: 10)
    #expect(stretches.flatMap(\.pieces) == pieces)
    #expect(stretches.count > 5)
    #expect(stretches.allSatisfy { $0.box.width <= 200 && $0.pieces.count % 5 == 0 })
    #expect(run.stretches(of: 100) == [run])
  }

  @Test func `a run that is one long patch stays whole`() {
    let run = LineLayout.Run(pieces: [Rect(x: 0, y: 0, width: 900, height: 4)], rows: 0...4)
    #expect(run.stretches(of: 10) == [run])
  }
}
