import Geometry
import Recognition
import ScreenModel
import Testing

/// A layout on a screen of 750 × 1600 pixels at two pixels a point, and the stops that it should have.
struct Layout: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let elements: [Element]
  let stops: [[Int]]

  init(_ name: String, _ elements: [Element], _ stops: [[Int]]) {
    testDescription = name
    // Ids are the places in the list, from 1.
    self.elements = elements.enumerated().map { place, element in
      var element = element
      element.id = place + 1
      if element.type == .text && element.block == nil { element.block = place + 1 }
      return element
    }
    self.stops = stops
  }

  var found: [[Int]] {
    Grouper().stops(of: elements, size: Size(width: 750, height: 1600), scale: 2).map(\.elements)
  }

  static func of(
    _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil,
    block: Int? = nil
  ) -> Element {
    Element(type: type, box: Rect(x: x, y: y, width: width, height: height), text: text, block: block)
  }
}

@Suite struct GroupingTests {
  private static func of(
    _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil,
    block: Int? = nil
  ) -> Element { Layout.of(type, x, y, width, height, text, block: block) }

  static let controls = [
    Layout(
      "a stepper's signs act by themselves and its frame is not read",
      [of(.container, 500, 300, 180, 60), of(.icon, 520, 318, 24, 24), of(.icon, 636, 318, 24, 24)],
      [[2], [3]]),
    Layout(
      "a stepper with its number is one thing, and not a part of its row",
      [
        of(.icon, 40, 308, 44, 44), of(.text, 110, 318, 160, 26, "Tickets"),
        of(.container, 500, 300, 180, 60), of(.icon, 520, 318, 24, 24), of(.text, 582, 320, 16, 20, "2"),
        of(.icon, 636, 318, 24, 24),
      ], [[1, 2], [3, 4, 5, 6]]),
    Layout(
      "a chip with a word between two icons is one thing",
      [
        of(.container, 40, 300, 190, 64), of(.icon, 60, 320, 24, 24), of(.text, 96, 318, 70, 26, "Boats"),
        of(.icon, 186, 320, 24, 24),
      ], [[1, 2, 3, 4]]),
    Layout(
      "the count of a tab is read with it",
      [
        of(.tabBarItem, 100, 1480, 60, 90), of(.icon, 105, 1480, 50, 44),
        of(.text, 100, 1548, 60, 22, "Mail"),
        of(.text, 152, 1472, 14, 18, "3"), of(.tabBarItem, 500, 1480, 60, 90),
        of(.icon, 505, 1480, 50, 44), of(.text, 500, 1548, 60, 22, "Me"),
      ], [[1, 2, 4, 3], [5, 6, 7]]),
    Layout(
      "a number behind an icon is no badge",
      [of(.icon, 40, 320, 40, 40), of(.text, 86, 326, 30, 26, "12"), of(.icon, 160, 320, 40, 40)],
      [[1], [2], [3]]),
    Layout(
      "a button with an icon is one thing",
      [of(.container, 40, 900, 670, 100), of(.icon, 280, 930, 40, 40), of(.text, 340, 936, 140, 28, "Pay")],
      [[1, 2, 3]]),
    Layout(
      "a field is read with its icon and words",
      [of(.textField, 40, 300, 670, 80), of(.icon, 60, 322, 36, 36), of(.text, 110, 326, 120, 26, "Search")],
      [[1, 2, 3]]),
    Layout(
      "the word at the end of a field acts by itself",
      [
        of(.textField, 40, 300, 670, 80), of(.text, 60, 326, 220, 26, "olga@example.org"),
        of(.text, 620, 326, 70, 24, "Show"),
      ], [[1, 2], [3]]),
    Layout(
      "the label above a field is a stop of its own",
      [of(.text, 40, 260, 120, 22, "City"), of(.textField, 40, 300, 670, 80)], [[1], [2]]),
    Layout(
      "a segment is read with its word",
      [
        of(.segmentedControl, 40, 300, 200, 60), of(.text, 110, 318, 60, 24, "Day"),
        of(.segmentedControl, 240, 300, 200, 60), of(.text, 300, 318, 80, 24, "Week"),
      ], [[1, 2], [3, 4]]),
    Layout(
      "a slider on a card leaves its words alone",
      [
        of(.container, 40, 300, 670, 160), of(.text, 70, 330, 120, 24, "Volume"),
        of(.text, 600, 330, 60, 24, "40"),
        of(.slider, 70, 390, 600, 40),
      ], [[2], [3], [4]]),
    Layout(
      "the way back is chevron and word",
      [
        of(.icon, 24, 120, 20, 34), of(.text, 56, 124, 90, 26, "Mail"), of(.text, 320, 122, 110, 30, "Inbox"),
      ],
      [[1, 2], [3]]),
    Layout(
      "a menu icon beside the page's title stays alone",
      [of(.icon, 24, 120, 44, 34), of(.text, 84, 120, 190, 34, "Travel")], [[1], [2]]),
    Layout(
      "the way back is an arrow with a word, but not with the title further off",
      [of(.icon, 24, 120, 32, 30), of(.text, 78, 124, 90, 26, "Mail"), of(.text, 330, 122, 90, 30, "Inbox")],
      [[1, 2], [3]]),
    Layout(
      "stars in a row are one rating",
      (0..<5).map {
        Element(type: .icon, box: Rect(x: 40 + 36 * Double($0), y: 300, width: 28, height: 28), icon: "star")
      } + [of(.text, 230, 302, 60, 24, "(128)")], [[1, 2, 3, 4, 5], [6]]),
    Layout(
      "two stars are no rating",
      (0..<2).map {
        Element(type: .icon, box: Rect(x: 40 + 36 * Double($0), y: 300, width: 28, height: 28), icon: "star")
      }, [[1], [2]]),
  ]

  static let texts = [
    Layout(
      "lines of a block are one paragraph",
      [
        of(.text, 40, 700, 600, 26, "The quick brown", block: 7),
        of(.text, 40, 740, 400, 26, "fox", block: 7),
      ],
      [[1, 2]]),
    Layout(
      "the days of a calendar are no paragraph",
      [
        of(.text, 40, 700, 20, 26, "1", block: 7), of(.text, 40, 736, 20, 26, "8", block: 7),
        of(.text, 140, 700, 20, 26, "2", block: 8), of(.text, 140, 736, 20, 26, "9", block: 8),
      ], [[1], [3], [2], [4]]),
    Layout(
      "titles of close rows are no paragraph",
      [
        of(.checkbox, 40, 696, 36, 36), of(.text, 100, 700, 200, 28, "Bread", block: 7),
        of(.checkbox, 40, 746, 36, 36), of(.text, 100, 750, 180, 28, "Butter", block: 7),
      ], [[1, 2], [3, 4]]),
    Layout(
      "a column of names beside a column of amounts is no paragraph",
      [
        of(.text, 40, 700, 200, 28, "Goods", block: 7), of(.text, 620, 700, 90, 28, "$20", block: 8),
        of(.text, 40, 740, 180, 28, "Rent", block: 7), of(.text, 620, 740, 90, 28, "$4", block: 8),
      ], [[1], [2], [3], [4]]),
    Layout(
      "figures side by side are read with their names",
      [
        of(.text, 100, 500, 80, 40, "128"), of(.text, 90, 552, 100, 22, "Posts"),
        of(.text, 340, 500, 80, 40, "4K"),
        of(.text, 310, 552, 140, 22, "Followers"),
      ], [[1, 2], [3, 4]]),
    Layout(
      "one short line under another is no figure",
      [of(.text, 100, 500, 80, 40, "Today"), of(.text, 90, 552, 100, 22, "Friday")], [[1], [2]]),
  ]

  static let pictures = [
    Layout(
      "icons side by side are read with the words under them",
      [
        of(.icon, 60, 500, 60, 60), of(.text, 50, 576, 80, 22, "Food"), of(.icon, 260, 500, 60, 60),
        of(.text, 245, 576, 90, 22, "Rides"), of(.container, 440, 490, 100, 80), of(.icon, 465, 505, 50, 50),
        of(.text, 450, 576, 80, 22, "More"),
      ], [[1, 2], [3, 4], [5, 6, 7]]),
    Layout(
      "an icon alone over a line is not its caption",
      [of(.icon, 345, 500, 60, 60), of(.text, 310, 576, 130, 22, "No messages")], [[1], [2]]),
    Layout(
      "the weekdays under the arrows of a month are no captions",
      [of(.icon, 56, 320, 26, 26), of(.text, 320, 322, 110, 26, "May"), of(.icon, 656, 320, 26, 26)]
        + "SMTWTFS".enumerated().map { day, letter in
          of(.text, 62 + 100 * Double(day), 380, 14, 18, String(letter))
        }, [[1], [2], [3]] + (4...10).map { [$0] }),
    Layout(
      "a disc is read with the letters on it",
      [
        of(.picture, 30, 120, 64, 64), of(.text, 46, 140, 32, 24, "OK"),
        of(.text, 300, 136, 150, 32, "Today"),
      ],
      [[1, 2], [3]]),
    Layout(
      "a picture of a grid is read with its title and price",
      [
        of(.picture, 20, 300, 340, 300), of(.text, 20, 612, 160, 26, "Chair"),
        of(.text, 20, 648, 80, 24, "$40"),
        of(.picture, 390, 300, 340, 300), of(.text, 390, 612, 160, 26, "Table"),
      ], [[1, 2, 3], [4, 5]]),
    Layout(
      "the title of a page does not belong to the picture over it",
      [of(.picture, 225, 300, 300, 300), of(.text, 260, 616, 230, 40, "Olga Kim")], [[1], [2]]),
    Layout(
      "the marks of an axis do not belong to the chart",
      [
        of(.container, 30, 280, 690, 440), of(.picture, 60, 300, 630, 340), of(.text, 80, 656, 50, 20, "Mon"),
        of(.text, 280, 656, 50, 20, "Tue"), of(.text, 480, 656, 50, 20, "Wed"),
      ], [[2], [3], [4], [5]]),
  ]

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
      "a checkbox centred on two lines",
      [
        of(.checkbox, 40, 336, 40, 40), of(.text, 100, 310, 300, 28, "Backup"),
        of(.text, 100, 356, 420, 24, "Weekly"),
      ], [[1, 2, 3]]),
    Layout(
      "a title with its value is a row where such rows follow one another, but not over a slider or in a bill",
      [
        of(.text, 40, 320, 100, 28, "Name"), of(.text, 600, 322, 110, 24, "Harbour"),
        of(.text, 40, 416, 120, 28, "Model"), of(.text, 640, 418, 70, 24, "A 12"),
        of(.text, 40, 900, 130, 28, "Rooms"), of(.text, 650, 900, 60, 28, "$20"),
        of(.text, 40, 952, 130, 28, "Boats"), of(.text, 650, 952, 60, 28, "$4"),
        of(.text, 40, 1200, 130, 28, "Volume"), of(.text, 650, 1200, 60, 24, "4"),
        of(.slider, 40, 1240, 670, 40), of(.text, 40, 1312, 130, 28, "Bass"),
        of(.text, 650, 1312, 60, 24, "7"),
        of(.slider, 40, 1352, 670, 40),
      ], [[1, 2], [3, 4]] + (5...14).map { [$0] }),
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

  @Test(arguments: controls + texts) func `controls and texts`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }

  @Test(arguments: pictures + rows + cards) func `pictures, rows and cards`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }

  @Test func `every element but frames is at one stop`() {
    for layout in Self.controls + Self.texts + Self.pictures + Self.rows + Self.cards {
      let ids = layout.found.flatMap { $0 }
      #expect(Set(ids).count == ids.count)
      let frames = layout.elements.filter { $0.type == .container }.map(\.id)
      #expect(Set(ids).union(frames) == Set(layout.elements.map(\.id)))
    }
  }
}
