import Geometry
import ScreenModel
import Testing

@Suite struct RowAndCardTests {
  private static func of(
    _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil,
    block: Int? = nil
  ) -> Element { Layout.of(type, x, y, width, height, text, block: block) }

  static let rows = [
    Layout(
      "icon, title, line below, detail and chevron",
      [
        of(.icon, 40, 320, 44, 44), of(.text, 110, 316, 120, 26, "Wi-Fi"),
        of(.text, 110, 352, 180, 20, "Connected"), of(.text, 560, 330, 120, 26, "Harbour"),
        of(.icon, 700, 332, 14, 24),
      ], [[1, 2, 3, 4, 5]]),
    Layout(
      "a message with picture, sender, date and two lines",
      [
        of(.picture, 30, 300, 100, 100), of(.text, 150, 300, 160, 26, "Vera"),
        of(.text, 640, 302, 80, 22, "9:41"),
        of(.text, 150, 338, 560, 24, "The boat leaves at ten from the"),
        of(.text, 150, 372, 520, 24, "harbour and is back at noon"),
      ], [[1, 2, 3, 4, 5]]),
    Layout(
      "a heading with a button beside it is two stops",
      [of(.text, 40, 320, 200, 30, "Popular"), of(.text, 620, 324, 100, 24, "See all")], [[1], [2]]),
    Layout(
      "a task with its star",
      [
        of(.checkbox, 40, 316, 40, 40), of(.text, 100, 322, 300, 26, "Buy bread"),
        of(.icon, 690, 320, 30, 30),
      ],
      [[1, 2, 3]]),
    Layout(
      "three dots at the end of a row are a menu",
      [of(.picture, 40, 300, 80, 80), of(.text, 140, 322, 300, 26, "Low Tide"), of(.icon, 690, 320, 8, 32)],
      [[1, 2], [3]]),
    Layout(
      "what an icon at the end means tells whether it belongs to the row",
      [
        of(.text, 40, 320, 200, 26, "Alpha"),
        Element(type: .icon, box: Rect(x: 680, y: 316, width: 34, height: 34), icon: "info"),
        of(.text, 40, 420, 200, 26, "Beta"),
        Element(type: .icon, box: Rect(x: 680, y: 416, width: 34, height: 34), icon: "delete"),
        of(.text, 40, 700, 200, 30, "Delta"),
        Element(type: .icon, box: Rect(x: 680, y: 698, width: 34, height: 34), icon: "check"),
      ], [[1], [2], [3], [4], [5, 6]]),
    Layout(
      "one icon at the end is a button, icons under each other are signs of the rows",
      [
        of(.text, 40, 320, 200, 26, "Alpha"), of(.icon, 680, 316, 34, 34),
        of(.text, 40, 420, 200, 26, "Beta"),
        of(.icon, 680, 416, 34, 34), of(.text, 40, 700, 200, 30, "Notes"), of(.icon, 640, 696, 34, 34),
      ], [[1, 2], [3, 4], [5], [6]]),
    Layout(
      "lines hang from a title with which its icon is level, but not further off than half again their height",
      [
        of(.icon, 34, 402, 32, 24), of(.text, 96, 404, 66, 20, "Email"),
        of(.text, 96, 452, 258, 26, "mail@harbour.org"),
        of(.icon, 38, 520, 22, 30), of(.text, 96, 524, 98, 22, "Address"),
        of(.text, 96, 572, 220, 22, "12 Pier Road"), of(.text, 96, 640, 160, 22, "Opening hours"),
      ], [[1, 2, 3], [4, 5, 6], [7]]),
    Layout(
      "a checkbox centred on two lines",
      [
        of(.checkbox, 40, 336, 40, 40), of(.text, 100, 310, 300, 28, "Backup"),
        of(.text, 100, 356, 420, 24, "Weekly"),
      ], [[1, 2, 3]]),
    Layout(
      "a title with its value is a row where such rows follow one another, a slider's where it stands over one, none in a bill",
      [
        of(.text, 40, 320, 100, 28, "Name"), of(.text, 600, 322, 110, 24, "Harbour"),
        of(.text, 40, 416, 120, 28, "Model"), of(.text, 640, 418, 70, 24, "A 12"),
        of(.text, 40, 900, 130, 28, "Rooms"), of(.text, 650, 900, 60, 28, "$20"),
        of(.text, 40, 952, 130, 28, "Boats"), of(.text, 650, 952, 60, 28, "$4"),
        of(.text, 40, 1200, 130, 28, "Volume"), of(.text, 650, 1200, 60, 24, "4"),
        of(.slider, 40, 1240, 670, 40), of(.text, 40, 1312, 130, 28, "Bass"),
        of(.text, 650, 1312, 60, 24, "7"),
        of(.slider, 40, 1352, 670, 40),
      ], [[1, 2], [3, 4]] + (5...8).map { [$0] } + [[9, 10, 11], [12, 13, 14]]),
    Layout(
      "close rows whose checkboxes stand beside the middle of their lines",
      [
        of(.checkbox, 40, 306, 36, 36), of(.text, 100, 310, 300, 28, "Backup"),
        of(.text, 100, 366, 300, 28, "Region"), of(.checkbox, 40, 384, 36, 36),
        of(.text, 100, 404, 300, 24, "where the boats are"), of(.text, 100, 438, 300, 24, "kept"),
      ], [[1, 2], [4, 3, 5, 6]]),
    Layout(
      "two angles beside a month turn pages",
      [of(.icon, 40, 322, 14, 26), of(.text, 300, 322, 150, 28, "May"), of(.icon, 696, 322, 14, 26)],
      [[1], [2], [3]]),
    Layout(
      "a line further off belongs to the row whose checkbox then stands in the middle",
      [
        of(.checkbox, 40, 330, 44, 44), of(.text, 100, 310, 300, 28, "Backup"),
        of(.text, 100, 372, 420, 22, "every week at noon"),
      ], [[1, 2, 3]]),
    Layout(
      "a label with words does not lead a row",
      [
        of(.container, 40, 320, 90, 36), of(.text, 52, 328, 66, 20, "-20%"),
        of(.text, 150, 326, 200, 26, "Lamp"),
      ],
      [[1, 2], [3]]),
    Layout(
      "a larger line below begins another row",
      [
        of(.icon, 40, 310, 44, 44), of(.text, 100, 310, 300, 28, "Backup"),
        of(.text, 100, 346, 420, 18, "every week at noon"), of(.text, 100, 374, 300, 28, "Region"),
        of(.icon, 40, 376, 44, 44),
      ], [[1, 2, 3], [5, 4]]),
  ]

  static let cards = [
    Layout(
      "a card with a picture is one thing, its bin another",
      [
        of(.container, 20, 300, 710, 240), of(.picture, 20, 300, 240, 240),
        of(.text, 290, 330, 200, 28, "Lamp"),
        of(.text, 290, 380, 320, 24, "Warm light"), of(.icon, 670, 470, 36, 40),
      ], [[1, 2, 3, 4], [5]]),
    Layout(
      "a toolbar is as many stops as icons",
      [of(.container, 200, 300, 350, 90), of(.icon, 230, 320, 44, 44), of(.icon, 450, 320, 44, 44)],
      [[2], [3]]),
    Layout(
      "a card of two rows is two stops",
      [
        of(.container, 40, 300, 670, 220), of(.text, 80, 340, 140, 28, "Sounds"),
        of(.toggle, 590, 322, 100, 60),
        of(.text, 80, 450, 140, 28, "Bell"), of(.toggle, 590, 432, 100, 60),
      ], [[2, 3], [4, 5]]),
    Layout(
      "the card of a product is one thing, its button another",
      [
        of(.container, 20, 300, 710, 480), of(.picture, 20, 300, 710, 280),
        of(.text, 50, 610, 200, 28, "Lamp"), of(.text, 50, 700, 90, 28, "$40"),
        of(.container, 500, 680, 200, 72), of(.text, 560, 702, 80, 26, "Buy"),
      ], [[1, 2, 3, 4], [5, 6]]),
    Layout(
      "a button that floats half over a card keeps its icon",
      [
        of(.container, 24, 1300, 702, 110), of(.text, 60, 1340, 300, 28, "Low tide at noon"),
        of(.container, 590, 1250, 112, 112), of(.icon, 626, 1300, 40, 40),
      ], [[1, 2], [3, 4]]),
    Layout(
      "a row that was taken for a field is no field",
      [
        of(.textField, 24, 300, 702, 130), of(.picture, 50, 320, 90, 90),
        of(.text, 160, 326, 200, 30, "Harbour"), of(.text, 160, 376, 300, 22, "open until ten"),
      ], [[1], [2, 3, 4]]),
    Layout(
      "a message and the word of its button are two stops",
      [
        of(.container, 24, 1400, 702, 96), of(.text, 56, 1436, 300, 26, "Message sent"),
        of(.text, 620, 1436, 70, 24, "Undo"),
      ], [[2], [3]]),
    Layout(
      "the icons under the words of a card act by themselves",
      [
        of(.container, 20, 300, 710, 460), of(.picture, 20, 300, 710, 280),
        of(.text, 50, 610, 300, 28, "Low tide"), of(.icon, 50, 690, 40, 40), of(.icon, 150, 690, 40, 40),
        of(.icon, 250, 690, 40, 40),
      ], [[1, 2, 3], [4], [5], [6]]),
    Layout(
      "a table is as many stops as cells",
      [
        of(.container, 40, 300, 670, 160), of(.text, 70, 330, 120, 24, "Goods"),
        of(.text, 420, 330, 90, 24, "20"),
        of(.text, 70, 400, 120, 24, "Freight"), of(.text, 420, 400, 90, 24, "4"),
      ], [[2], [3], [4], [5]]),
  ]

  @Test(arguments: rows + cards) func `rows and cards`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }
}
