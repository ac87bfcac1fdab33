import Geometry
import Recognition
import ScreenModel
import Testing

/// A picture on a screen with paragraphs on it.
@Suite struct BackdropsTests {
  /// Whether a picture stays with so many paragraphs on it.
  private static func stays(_ box: Rect, paragraphs: Int, lines: Int = 1) throws -> Bool {
    let texts = (0..<paragraphs * lines).map { line in
      Element(
        type: .text, box: Rect(x: 100, y: 100 + 40 * Double(line), width: 300, height: 24), text: "Line",
        block: line / lines)
    }
    let elements = [Element(type: .picture, box: box)] + texts
    return try Backdrops().refine(elements, on: DrawnScreen().canvas).contains { $0.type == .picture }
  }

  private static let whole = Rect(x: 0, y: 40, width: screen.width, height: screen.height - 40)
  private static let screen = DrawnScreen().canvas.raster.size.bounds

  @Test func `a picture that fills the screen behind three paragraphs is its background`() throws {
    #expect(try !Self.stays(Self.whole, paragraphs: 3))
  }

  @Test(arguments: [0, 1, 2]) func `a photo with a title and a line on it is a picture`(paragraphs: Int)
    throws
  {
    #expect(try Self.stays(Self.whole, paragraphs: paragraphs))
  }

  @Test func `the lines of one caption are one paragraph`() throws {
    #expect(try Self.stays(Self.whole, paragraphs: 1, lines: 4))
  }

  @Test func `a lower or a narrower picture is a header or a card`() throws {
    let half = Rect(x: 0, y: 0, width: Self.screen.width, height: 0.6 * Self.screen.height)
    let narrow = Self.whole.insetBy(0.06 * Self.screen.width)
    #expect(try Self.stays(half, paragraphs: 5))
    #expect(try Self.stays(narrow, paragraphs: 5))
  }
}
