import Geometry
import ScreenModel
import Testing

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
      "a slider on a card is read with its title and its value, the card is not",
      [
        of(.container, 40, 300, 670, 160), of(.text, 70, 330, 120, 24, "Volume"),
        of(.text, 600, 330, 60, 24, "40"),
        of(.slider, 70, 390, 600, 40),
      ], [[2, 3, 4]]),
    Layout(
      "a slider is read with the signs at its ends and the ends of its range",
      [
        of(.icon, 40, 404, 30, 30), of(.slider, 100, 400, 550, 40), of(.icon, 680, 404, 30, 30),
        of(.text, 44, 460, 60, 20, "0 kg"), of(.text, 640, 460, 70, 20, "90 kg"),
      ], [[1, 2, 3, 4, 5]]),
    Layout(
      "the words between two sliders are the title of the lower one",
      [
        of(.slider, 40, 400, 670, 40), of(.text, 40, 466, 120, 28, "Bass"), of(.text, 650, 466, 60, 28, "7"),
        of(.slider, 40, 520, 670, 40),
      ], [[1], [2, 3, 4]]),
    Layout(
      "a heading, or the last of several lines, does not name the slider below it",
      [
        of(.text, 40, 330, 300, 52, "Equaliser"), of(.slider, 40, 400, 670, 40),
        of(.text, 40, 600, 400, 24, "What you hear,"), of(.text, 40, 634, 200, 24, "and where."),
        of(.slider, 40, 680, 670, 40),
      ], [[1], [2], [3], [4], [5]]),
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
    Layout(
      "icons one above the other at the side of a film are read with their counts",
      (0..<3).flatMap { place in
        let y = 700 + 120 * Double(place)
        return [of(.icon, 660, y, 60, 56), of(.text, 668, y + 62, 44, 18, "7.1K")]
      }, [[1, 2], [3, 4], [5, 6]]),
    Layout(
      "two icons one above the other are not, nor is what stands further below",
      [
        of(.icon, 660, 700, 60, 56), of(.text, 668, 762, 44, 18, "7.1K"), of(.icon, 660, 820, 60, 56),
        of(.text, 668, 882, 44, 18, "204"),
      ], [[1], [2], [3], [4]]),
    Layout(
      "a film's picture is read with the date and the count on it",
      [
        of(.picture, 20, 300, 340, 220), of(.text, 32, 490, 110, 18, "Mon, 21 May"),
        of(.icon, 270, 488, 22, 22),
        of(.text, 298, 490, 50, 18, "2816"), of(.picture, 390, 300, 340, 220),
      ], [[1, 2, 3, 4], [5]]),
    Layout(
      "what is written on a picture across the screen stands for itself",
      [of(.picture, 0, 0, 750, 700), of(.text, 32, 620, 240, 40, "Olga Kim"), of(.icon, 30, 130, 40, 40)],
      [[3], [1], [2]]),
  ]

  static let carets = [
    Layout(
      "a sign close behind a word is read with it, not with the next word",
      [
        of(.text, 40, 300, 120, 28, "Newest"), of(.icon, 164, 308, 22, 12),
        of(.text, 210, 300, 100, 28, "Price"),
        of(.icon, 314, 308, 22, 12),
      ], [[1, 2], [3, 4]]),
    Layout(
      "a sign that stands apart is read with the word behind it",
      [
        of(.text, 40, 300, 120, 28, "Newest"), of(.icon, 330, 302, 24, 24),
        of(.text, 366, 300, 100, 28, "Price"),
      ],
      [[1], [2], [3]]),
  ]

  @Test(arguments: controls + texts) func `controls and texts`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }

  @Test(arguments: pictures) func `pictures and what stands under them`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }

  @Test(arguments: carets) func `words that open a choice`(layout: Layout) {
    #expect(layout.found == layout.stops)
  }

  @Test func `every element but frames is at one stop`() {
    for layout in Self.controls + Self.texts + Self.pictures + Self.carets + RowAndCardTests.rows
      + RowAndCardTests.cards
    {
      let ids = layout.found.flatMap { $0 }
      #expect(Set(ids).count == ids.count)
      let frames = layout.elements.filter { $0.type == .container }.map(\.id)
      #expect(Set(ids).union(frames) == Set(layout.elements.map(\.id)))
    }
  }
}
