import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct NavigationOrderTests {
  private static func of(
    _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil,
    block: Int? = nil
  ) -> Element { Layout.of(type, x, y, width, height, text, block: block) }

  static let layouts = [
    Layout(
      "right to left: the row begins and is read from the right",
      [
        of(.checkbox, 674, 316, 40, 40), of(.text, 500, 322, 150, 26, "الإعدادات"),
        of(.text, 40, 324, 80, 22, "اليوم"), of(.text, 590, 420, 120, 30, "اللغة"),
        of(.icon, 60, 420, 30, 30),
      ], [[1, 2, 3], [4], [5]]),
    Layout(
      "what lies behind a dialog is not read",
      [
        of(.text, 40, 200, 200, 30, "Notes"), of(.dialog, 100, 600, 550, 300),
        of(.text, 250, 650, 250, 30, "Delete?"), of(.text, 150, 830, 120, 30, "Cancel"),
        of(.text, 480, 830, 120, 30, "Delete"), of(.tabBarItem, 100, 1480, 60, 90),
      ], [[3], [4], [5]]),
    Layout(
      "what lies behind a dialog joins nothing on it",
      [
        of(.dialog, 100, 600, 550, 300), of(.text, 140, 650, 300, 30, "Delete this note?"),
        of(.text, 140, 694, 250, 24, "It cannot be undone"), of(.icon, 690, 664, 30, 30),
        of(.text, 480, 830, 120, 30, "Delete"),
      ], [[2], [3], [5]]),
    Layout(
      "a bar over a picture comes first, the tab bar last",
      [
        of(.picture, 0, 0, 750, 560), of(.icon, 660, 130, 44, 44), of(.icon, 40, 130, 40, 44),
        of(.text, 40, 600, 300, 40, "Lighthouse"), of(.tabBarItem, 400, 1490, 80, 80),
        of(.tabBarItem, 200, 1490, 80, 80), of(.text, 40, 1540, 90, 26, "Below"),
      ], [[3], [2], [1], [4], [7], [6], [5]]),
    Layout(
      "a floating button comes after the page, over a row or beside it",
      [
        of(.text, 40, 1240, 300, 26, "Alpha"), of(.container, 600, 1260, 112, 112),
        of(.icon, 634, 1294, 44, 44),
        of(.text, 40, 1340, 300, 26, "Beta"), of(.text, 40, 1440, 300, 26, "Gamma"),
      ], [[1], [4], [5], [2, 3]]),
    Layout(
      "a carousel is read item by item",
      [
        of(.picture, 20, 300, 300, 300), of(.text, 20, 612, 100, 24, "One"),
        of(.text, 20, 646, 130, 22, "$1"),
        of(.picture, 340, 300, 300, 300), of(.text, 340, 612, 100, 24, "Two"),
        of(.text, 340, 646, 130, 22, "$2"),
        of(.picture, 660, 300, 90, 300), of(.text, 40, 800, 200, 26, "More"),
      ], [[1, 2, 3], [4, 5, 6], [7], [8]]),
    Layout(
      "a count is read with the icon at whose corner it stands",
      [
        of(.text, 40, 120, 200, 36, "Inbox"), of(.icon, 560, 124, 40, 40), of(.text, 606, 104, 14, 18, "3"),
        of(.icon, 660, 124, 40, 40),
      ], [[1], [2, 3], [4]]),
    Layout(
      "a bar beside a picture that reaches to the top edge comes first",
      [
        of(.picture, 120, 0, 510, 440), of(.icon, 30, 120, 36, 36), of(.text, 300, 122, 150, 32, "Playing"),
        of(.text, 40, 480, 300, 40, "Low Tide"),
      ], [[2], [3], [1], [4]]),
    Layout(
      "columns of icons with a line over and under each are read one by one",
      [of(.text, 40, 300, 200, 30, "Today")]
        + (0..<4).flatMap { column -> [Element] in
          let x = 60 + 150 * Double(column)
          return [
            of(.text, x, 400, 30, 20, "\(9 + column)"), of(.icon, x - 7, 436, 44, 40),
            of(.text, x, 496, 30, 24, "2\(column)°"),
          ]
        }, (1...13).map { [$0] }),
    Layout(
      "a message at whose edge a line is cut comes after the page",
      [
        of(.text, 40, 1200, 300, 26, "Alpha"), of(.container, 24, 1300, 702, 100),
        of(.text, 60, 1336, 300, 28, "Saved"), of(.icon, 660, 1336, 28, 28),
        of(.text, 40, 1400, 200, 14, "Beta"), of(.text, 40, 1440, 300, 26, "Gamma"),
      ], [[1], [5], [6], [2, 3], [4]]),
    Layout(
      "things within 8 points are level",
      [of(.text, 400, 300, 100, 30, "Second"), of(.text, 40, 312, 100, 30, "First")], [[2], [1]]),
    Layout(
      "things further apart than 8 points are not",
      [of(.text, 400, 300, 100, 30, "First"), of(.text, 40, 332, 100, 30, "Second")], [[1], [2]]),
    Layout(
      "columns beside a tall picture are read after it",
      [
        of(.text, 500, 300, 200, 30, "Title"), of(.picture, 20, 290, 440, 300),
        of(.text, 500, 500, 200, 30, "End"),
      ], [[2], [1], [3]]),
  ]

  @Test(arguments: layouts) func `stops come in the order of navigation`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }

  @Test(
    arguments: layouts + GroupingTests.controls + GroupingTests.texts + GroupingTests.pictures
      + RowAndCardTests.rows + RowAndCardTests.cards)
  func `the order of the elements does not matter`(layout: Layout) {
    var generator = Lehmer(state: 7)
    let grouper = Grouper()
    let size = Size(width: 750, height: 1600)
    let stops = grouper.stops(of: layout.elements, size: size, scale: 2)
    for _ in 0..<12 {
      let shuffled = layout.elements.shuffled(using: &generator)
      #expect(grouper.stops(of: shuffled, size: size, scale: 2) == stops)
    }
  }

  @Test func `a mirrored screen of a script that runs leftwards has the same stops`() {
    let words = ["الإعدادات", "اللغة", "الصوت"]
    let rows = (0..<3).flatMap { row -> [Element] in
      let y = 300 + 110 * Double(row)
      return [
        Self.of(.icon, 40, y, 44, 44), Self.of(.text, 110, y + 8, 200, 28, words[row]),
        Self.of(.toggle, 610, y - 8, 100, 60),
      ]
    }
    let mirrored = rows.map { element in
      var copy = element
      copy.box.x = 750 - element.box.right
      return copy
    }
    #expect(Layout("", mirrored, []).found == [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
  }
}

/// A generator whose numbers are the same on every run.
struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
