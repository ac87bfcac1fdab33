import Geometry
import Imaging
import Matching
import Testing

@Suite struct TypeSizeTests {
  /// Heights of Inter and Roboto at 16 pixels: capitals 11.6, small letters 8.7, descenders 3.4.
  @Test(arguments: [
    ("Total", 11.6), ("sea", 8.7), ("page", 12.1), ("Page", 15.1), ("2,490", 11.6),
  ])
  func `the size follows from which letters are drawn how high`(text: String, height: Double) throws {
    let size = try #require(TypeSize(of: text, drawn: LetterMeasure(height: height, stroke: 1.5)))
    #expect(size.pixels.contains(16))
    #expect(size.isBold == false)
  }

  @Test func `a script without a common height has no size`() {
    #expect(TypeSize(of: "مرحبا", drawn: LetterMeasure(height: 12, stroke: 1.5)) == nil)
    #expect(TypeSize(of: "…", drawn: LetterMeasure(height: 12, stroke: 1.5)) == nil)
  }

  @Test(arguments: [(1.5, false), (2.5, nil), (3.0, true)] as [(Double, Bool?)])
  func `wide strokes are bold`(stroke: Double, isBold: Bool?) {
    #expect(TypeSize(of: "Total", drawn: LetterMeasure(height: 11.75, stroke: stroke))?.isBold == isBold)
  }
}
