import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// A disc of one colour with more or fewer colours on it.
@Suite struct SmallPicturesTests {
  private static let inks = [
    Color(red: 200, green: 60, blue: 40), Color(red: 20, green: 20, blue: 24),
    Color(red: 240, green: 190, blue: 40),
  ]

  /// The type of a disc of some size in pixels, two a point, with stripes of so many colours.
  private static func type(stripes: Int, side: Double) throws -> ElementType? {
    var drawing = DrawnScreen(color: .white)
    let box = Rect(x: 100, y: 100, width: side, height: side)
    drawing.fill(box, DrawnScreen.green, radius: side / 2)
    for (place, ink) in inks.prefix(stripes).enumerated() {
      let top = box.top + side * (0.25 + 0.2 * Double(place))
      drawing.fill(Rect(x: 100 + 0.25 * side, y: top, width: 0.5 * side, height: 0.15 * side), ink)
    }
    return try SmallPictures().refine([Element(type: .icon, box: box)], on: drawing.canvas).first?.type
  }

  @Test(arguments: [2, 3]) func `an icon with the colours of a picture is one`(stripes: Int) throws {
    #expect(try Self.type(stripes: stripes, side: 80) == .picture)
  }

  @Test(arguments: [(1, 80.0), (3, 48)])
  func `a glyph on a tile, or small and colourful, stays an icon`(stripes: Int, side: Double)
    throws
  {
    #expect(try Self.type(stripes: stripes, side: side) == .icon)
  }
}
