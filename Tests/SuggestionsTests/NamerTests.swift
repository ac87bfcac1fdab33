import Geometry
import ScreenModel
import Suggestions
import Testing

@Suite struct NamerTests {
  @Test func `a switch is named by the text left of it`() {
    let found = Drawn.name(of: [
      Drawn.element(.toggle, [320, 200, 51, 31]), Drawn.text("Night sound", [16, 206, 120, 18]),
    ])
    #expect(found?.text == "Night sound")
    #expect(found?.reason == "from the text left of the switch")
    #expect((found?.confidence ?? 0) >= Namer.highConfidence)
  }

  @Test func `in a language that nobody can tell no name is certain`() {
    let row = [Drawn.element(.toggle, [320, 200, 51, 31]), Drawn.text("BnAeo xyzzy", [16, 206, 120, 18])]
    #expect((Drawn.name(of: row, language: nil)?.confidence ?? 1) < Namer.highConfidence)
    #expect(Drawn.name(of: row, language: nil)?.text == "BnAeo xyzzy")
  }

  @Test func `of two lines the upper one is the title`() {
    let found = Drawn.name(of: [
      Drawn.element(.toggle, [320, 200, 51, 31]), Drawn.text("Night sound", [16, 196, 120, 18]),
      Drawn.text("Plays until you sleep", [16, 220, 160, 14]),
    ])
    #expect(found?.text == "Night sound")
  }

  @Test func `the heading above a row and the title of the row above are not taken`() {
    let found = Drawn.name(of: [
      Drawn.element(.toggle, [320, 200, 51, 31]), Drawn.element(.toggle, [320, 148, 51, 31]),
      Drawn.text("SOUND", [16, 112, 60, 12]), Drawn.text("Ring", [16, 155, 40, 18]),
      Drawn.text("Vibrate", [16, 207, 60, 18]),
    ])
    #expect(found?.text == "Vibrate")
  }

  @Test func `a value beside the switch does not name it`() {
    let found = Drawn.name(of: [
      Drawn.element(.toggle, [320, 200, 51, 31]), Drawn.text("Alarm", [16, 206, 50, 18]),
      Drawn.text("7:30", [260, 206, 40, 18]),
    ])
    #expect(found?.text == "Alarm")
  }

  @Test func `a checkbox is named by the words behind it, two in one row apart`() {
    let row = [
      Drawn.element(.checkbox, [200, 200, 24, 24]), Drawn.element(.checkbox, [16, 200, 24, 24]),
      Drawn.text("Milk", [48, 203, 40, 18]), Drawn.text("Bread", [232, 203, 50, 18]),
    ]
    #expect(Drawn.name(of: row)?.text == "Bread")
  }

  @Test func `a switch in a tile is named by the tile's first words`() {
    let found = Drawn.name(of: [
      Drawn.element(.toggle, [130, 110, 40, 24]), Drawn.element(.container, [16, 100, 164, 120]),
      Drawn.text("Kitchen", [28, 170, 70, 16]), Drawn.text("2 lamps", [28, 192, 60, 12]),
    ])
    #expect(found?.text == "Kitchen")
  }

  @Test(arguments: [
    ([16.0, 176, 80, 14], "from the text above the field"),
    ([28, 194, 60, 12], "from the text on the edge of the field"),
  ])
  func `a field is named by the words above it or on its edge`(place: [Double], reason: String) {
    let found = Drawn.name(of: [
      Drawn.element(.textField, [16, 200, 358, 48]), Drawn.text("Email:", place),
      Drawn.text("mia@example.org", [28, 216, 140, 16]),
    ])
    #expect(found?.text == "Email")
    #expect(found?.reason == reason)
  }

  @Test func `what was typed into a field does not name it`() {
    let typed = Drawn.name(of: [
      Drawn.element(.textField, [16, 400, 358, 48]), Drawn.text("mia@example.org", [28, 416, 140, 16]),
    ])
    #expect(typed == nil)
  }

  @Test func `words that may be typed name a field only with little confidence`() {
    let found = Drawn.name(of: [
      Drawn.element(.textField, [16, 400, 358, 48]), Drawn.text("Street lamp", [28, 416, 140, 16]),
    ])
    #expect(found?.text == "Street lamp")
    #expect((found?.confidence ?? 1) < Namer.highConfidence)
  }

  @Test(arguments: [
    ("search", [330.0, 60, 24, 24], "Search"), ("chevron-left", [16, 60, 24, 24], "Back"),
    ("back", [16, 60, 24, 24], "Back"), ("chevron-left", [16, 400, 24, 24], "Previous"),
    ("mdi:dots-vertical", [330, 60, 24, 24], "More options"), ("trash", [330, 300, 24, 24], "Delete"),
  ])
  func `an icon is named by what it means at its place`(icon: String, box: [Double], name: String) {
    #expect(Drawn.name(of: [Drawn.element(.icon, box, icon: icon)])?.text == name)
  }

  @Test func `an arrow to the right leads back where lines run from the right`() {
    let found = Drawn.name(
      of: [
        Drawn.element(.icon, [350, 60, 24, 24], icon: "chevron-right"),
        Drawn.text("الإعدادات", [150, 60, 90, 24]),
      ],
      language: .arabic)
    #expect(found?.text == "رجوع")
  }

  @Test func `a plus beside a minus is the half of a stepper`() {
    let pair = [
      Drawn.element(.icon, [340, 300, 20, 20], icon: "plus"),
      Drawn.element(.icon, [260, 309, 20, 3], icon: "minus"),
    ]
    #expect(Drawn.name(of: pair)?.text == "Increase")
    #expect(Drawn.name(of: pair.reversed())?.text == "Decrease")
    #expect(Drawn.name(of: [pair[0]])?.text == "Add")
  }

  @Test func `a star in a row of five is a rating with its place`() {
    let stars = [3, 1, 2, 4, 5].map {
      Drawn.element(.icon, [Double(20 + 30 * $0), 300, 24, 24], icon: "star")
    }
    #expect(Drawn.name(of: stars)?.text == "Rating, 3 of 5")
    #expect(Drawn.name(of: [stars[0]])?.text == "Favorite")
  }

  @Test func `an unknown icon and a picture without a caption get no name`() {
    #expect(Drawn.name(of: [Drawn.element(.icon, [330, 60, 24, 24], icon: "hexagon")]) == nil)
    #expect(Drawn.name(of: [Drawn.element(.icon, [330, 60, 24, 24])]) == nil)
    #expect(Drawn.name(of: [Drawn.element(.picture, [20, 60, 200, 200])]) == nil)
  }

  @Test func `a picture is named by its caption, with less confidence`() {
    let found = Drawn.name(of: [
      Drawn.element(.picture, [20, 60, 160, 160]), Drawn.text("Old harbour", [40, 226, 100, 16]),
      Drawn.element(.icon, [150, 66, 20, 20], icon: "heart"),
    ])
    #expect(found?.text == "Old harbour")
    #expect((found?.confidence ?? 1) < Namer.highConfidence)
  }

  @Test func `words in capitals are written small, short ones stay`() {
    func button(_ text: String, _ language: Language) -> String? {
      Drawn.name(
        of: [Drawn.element(.container, [20, 300, 350, 48]), Drawn.text(text, [150, 314, 90, 18])],
        language: language)?
        .text
    }
    #expect(button("SAVE CHANGES", .english) == "Save changes")
    #expect(button("FAQ", .english) == "FAQ")
    #expect(button("NEUE NACHRICHT", .german) == "Neue Nachricht")
  }

  @Test func `words of one's own follow the capitals of the screen`() {
    let titles = ["Recently Added Songs", "Made For You", "Your Top Artists", "Browse By Mood"].enumerated()
      .map {
        Drawn.text($0.element, [20, Double(200 + 60 * $0.offset), 200, 18])
      }
    #expect(
      Drawn.name(of: [Drawn.element(.icon, [330, 60, 24, 24], icon: "more")] + titles)?.text == "More Options"
    )
  }
}
