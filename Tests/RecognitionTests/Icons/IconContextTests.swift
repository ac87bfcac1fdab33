import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct IconContextTests {
  /// A phone's screen at 3 pixels a point.
  static let size = Size(width: 1179, height: 2556)

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let glyph: String
    let box: Rect
    let others: [Element]
    let meaning: String?
    var testDescription: String { name }
  }

  static func element(
    _ type: ElementType, _ box: [Double], _ text: String? = nil, icon: String? = nil
  ) -> Element {
    Element(
      type: type, box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]), text: text, icon: icon)
  }

  static func meaning(of one: Case) -> String? {
    let icon = Element(type: .icon, box: one.box, icon: one.glyph)
    return IconContext(one.others + [icon], size: size, scale: 3).meaning(of: icon)
  }

  static let leadingTop = Rect(x: 48, y: 190, width: 36, height: 60)
  static let trailingTop = Rect(x: 1095, y: 190, width: 36, height: 60)
  static let rowEnd = Rect(x: 1100, y: 920, width: 24, height: 40)
  static let rowText = element(.text, [48, 915, 400, 50], "Notifications")
  static let title = element(.text, [480, 195, 220, 50], "Settings")
  static let arabic = element(.text, [480, 195, 220, 50], "الإعدادات")

  static let cases: [Case] = [
    Case(
      name: "an angle at the leading top", glyph: "chevron-left", box: leadingTop, others: [title],
      meaning: "back"),
    Case(
      name: "an arrow at the leading top", glyph: "arrow-left", box: leadingTop, others: [], meaning: "back"),
    Case(
      name: "an angle to the right at the right top of Arabic", glyph: "chevron-right", box: trailingTop,
      others: [arabic], meaning: "back"),
    Case(
      name: "an arrow to the right at the right top of Arabic", glyph: "arrow-right", box: trailingTop,
      others: [arabic], meaning: "back"),
    Case(
      name: "an angle to the right at the right top of English", glyph: "arrow-right", box: trailingTop,
      others: [title], meaning: "arrow-right"),
    Case(
      name: "an angle to the left in the middle of the page", glyph: "chevron-left",
      box: Rect(x: 48, y: 900, width: 36, height: 60), others: [], meaning: "chevron-left"),
    Case(
      name: "an arrow after a text in the bar", glyph: "arrow-left",
      box: Rect(x: 100, y: 190, width: 36, height: 60),
      others: [element(.text, [10, 195, 80, 50], "12")], meaning: "arrow-left"),
    Case(
      name: "an angle at a row's end", glyph: "chevron-right", box: rowEnd, others: [rowText],
      meaning: "chevron"),
    Case(
      name: "an angle at a row's end in Arabic", glyph: "chevron-left",
      box: Rect(x: 55, y: 920, width: 24, height: 40),
      others: [element(.text, [700, 915, 400, 50], "الإشعارات")], meaning: "chevron"),
    Case(
      name: "an angle at the end of a card", glyph: "chevron-right",
      box: Rect(x: 700, y: 920, width: 24, height: 40),
      others: [element(.container, [40, 880, 720, 120]), rowText], meaning: "chevron"),
    Case(
      name: "an angle alone at the edge", glyph: "chevron-right", box: rowEnd, others: [],
      meaning: "chevron-right"),
    Case(
      name: "an angle with a text after it", glyph: "chevron-right",
      box: Rect(x: 900, y: 920, width: 24, height: 40),
      others: [rowText, element(.text, [1000, 915, 100, 50], "All")], meaning: "chevron-right"),
    Case(
      name: "the angles of a pager", glyph: "chevron-right", box: rowEnd,
      others: [
        element(.icon, [48, 920, 24, 40], icon: "chevron-left"), element(.text, [500, 915, 200, 50], "May"),
      ], meaning: "chevron-right"),
    Case(
      name: "an arrow at a row's end stays an arrow", glyph: "arrow-right", box: rowEnd, others: [rowText],
      meaning: "arrow-right"),
    Case(
      name: "a cross in a field", glyph: "close", box: Rect(x: 1040, y: 320, width: 40, height: 40),
      others: [element(.textField, [48, 290, 1083, 100])], meaning: "clear"),
    Case(
      name: "a cross in a dialog", glyph: "close", box: Rect(x: 900, y: 700, width: 40, height: 40),
      others: [element(.dialog, [200, 650, 780, 600])], meaning: "close"),
    Case(
      name: "an arrow at the leading top of a dialog", glyph: "arrow-left",
      box: Rect(x: 230, y: 690, width: 40, height: 40),
      others: [element(.dialog, [200, 650, 780, 600])], meaning: "back"),
    Case(
      name: "three dots mean more anywhere", glyph: "more", box: trailingTop, others: [title], meaning: "more"
    ),
  ]

  @Test(arguments: cases) func `the place decides`(_ one: Case) {
    #expect(Self.meaning(of: one) == one.meaning)
  }

  @Test func `an icon that the network did not name stays unnamed`() {
    let icon = Element(type: .icon, box: Self.leadingTop)
    #expect(IconContext([icon], size: Self.size, scale: 3).meaning(of: icon) == nil)
  }

  @Test(arguments: cases) func `every word that a place gives is known to come from its glyph`(_ one: Case) {
    guard let meaning = one.meaning, meaning != one.glyph else { return }
    #expect(IconContext.glyphs(of: meaning)?.contains(one.glyph) == true)
  }
}
