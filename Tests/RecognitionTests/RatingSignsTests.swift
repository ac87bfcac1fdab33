import Geometry
import Recognition
import ScreenModel
import Testing

/// Signs of 24 by 24 pixels in steps of 30, and a word beside them.
@Suite struct RatingSignsTests {
  /// The line with so many signs and what the stage makes of it.
  private static func refined(
    _ text: String, signs: Int = 4, beside elements: [Element] = []
  ) throws -> (line: Element, parts: [Element]) {
    var drawing = DrawnScreen()
    for place in 0..<signs { drawing.fill(sign(place), DrawnScreen.blue, radius: 6) }
    let word = word(after: signs)
    drawing.fill(word, DrawnScreen.grey)
    let line = Element(type: .text, box: sign(0).union(word), score: 0.7, text: text)
    return (line, try RatingSigns().refine(elements + [line], on: drawing.canvas))
  }

  private static func sign(_ place: Int) -> Rect {
    Rect(x: 60 + 30 * Double(place), y: 200, width: 24, height: 24)
  }

  private static func word(after signs: Int) -> Rect {
    Rect(x: 60 + 30 * Double(signs), y: 204, width: 80, height: 18)
  }

  @Test(arguments: ["★★☆★ 1.1 (20)", "★★★ 1.1 (20)"]) func `the signs are icons, the rest is a text`(
    text: String
  ) throws {
    let parts = try Self.refined(text).parts
    #expect(parts.map(\.type) == [.icon, .icon, .icon, .icon, .text])
    #expect(parts.prefix(4).map(\.box) == (0..<4).map(Self.sign))
    #expect(parts[4].text == "1.1 (20)")
    #expect(parts[4].box == Self.word(after: 4))
  }

  @Test func `a sign that was found is not doubled`() throws {
    let icon = Element(type: .icon, box: Self.sign(0).insetBy(-1), score: 0.9)
    let parts = try Self.refined("★★☆★ 1.1", beside: [icon]).parts
    #expect(parts.count { $0.type == .icon } == 4)
    #expect(parts.first == icon)
  }

  @Test(arguments: [("1.1 (20)", 4), ("★★★★", 4), ("★ New", 4)]) func `other lines stay whole`(
    text: String, signs: Int
  ) throws {
    let (line, parts) = try Self.refined(text, signs: signs)
    #expect(parts == [line])
  }
}
