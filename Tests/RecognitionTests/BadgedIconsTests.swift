import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct BadgedIconsTests {
  private static let red = Color(red: 255, green: 59, blue: 48)
  private static let icon = Rect(x: 300, y: 300, width: 56, height: 56)

  /// The box after the stage of an icon of four bars, of an ink, that was boxed together with a disk.
  private func box(ink: Color, disk: Color, at place: (x: Double, y: Double)) throws -> Rect {
    var drawing = DrawnScreen()
    for line in 0..<4 {
      drawing.fill(Rect(x: 300, y: 300 + 16 * Double(line), width: 56, height: 8), ink)
    }
    drawing.disk(place.x, place.y, 16, disk)
    let disk = Rect(x: place.x - 16, y: place.y - 16, width: 32, height: 32)
    let element = Element(type: .icon, box: Self.icon.union(disk), score: 0.8)
    return try BadgedIcons().refine([element], on: drawing.canvas)[0].box
  }

  @Test(arguments: [354.0, 302]) func `a badge at an upper corner does not belong to the icon`(x: Double)
    throws
  {
    let box = try box(ink: DrawnScreen.grey, disk: Self.red, at: (x, 298))
    #expect(box.iou(Self.icon) > 0.85)
  }

  @Test func `a disk of the icon's colour, a pale one and one at its foot are parts of it`() throws {
    let whole = Rect(left: 300, top: 282, right: 370, bottom: 356)
    #expect(try box(ink: Self.red, disk: Self.red, at: (354, 298)) == whole)
    #expect(try box(ink: .black, disk: DrawnScreen.grey, at: (354, 298)) == whole)
    let foot = try box(ink: .black, disk: Self.red, at: (354, 346))
    #expect(foot == Rect(left: 300, top: 300, right: 370, bottom: 362))
  }
}
