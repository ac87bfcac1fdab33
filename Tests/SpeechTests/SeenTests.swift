import Geometry
import ScreenModel
import Speech
import Testing

@Suite struct SeenTests {
  @Test func `controls are worded with name, role and state`() {
    let stops: [(Stop.Kind, [Element])] = [
      (
        .row,
        [Samples.element(.text, "Wi-Fi"), Samples.element(.toggle, x: 320) { $0.state = .selected }]
      ),
      (
        .row,
        [
          Samples.element(.checkbox, y: 200) { $0.state = .unselected },
          Samples.element(.text, "Accept", y: 200),
        ]
      ),
      (.single, [Samples.element(.slider, y: 300)]),
      (.single, [Samples.element(.text, "Hello", y: 400)]),
      (.single, [Samples.element(.text, "Pay", y: 500) { $0.clickable = true }]),
    ]
    #expect(
      Samples.spoken(stops) == [
        "Wi-Fi, switch button, on", "Accept, checkbox, unchecked", "[slider], adjustable", "Hello",
        "Pay, button",
      ])
    #expect(
      Samples.spoken(stops, reader: .talkBack) == [
        "On, Wi-Fi, switch", "Not checked, Accept, check box", "[slider], slider", "Hello", "Pay, button",
      ])
  }

  @Test(arguments: [
    ("search", 300.0, 40.0, "Search, button"), ("chevron-left", 10.0, 40.0, "Back, button"),
    ("arrow_left", 10.0, 400.0, "Arrow left, button"), ("more", 350.0, 40.0, "More, button"),
    ("wifi", 350.0, 40.0, "Wi-Fi, button"), ("chevron", 380.0, 400.0, "[icon], button"),
    ("unknown", 350.0, 40.0, "[icon], button"),
  ])
  func `the meaning of an icon names it, by its place`(icon: String, x: Double, y: Double, words: String) {
    let element = Samples.element(.icon, y: y, x: x, width: 24, height: 24) { $0.icon = icon }
    #expect(Samples.spoken([(.single, [element])]) == [words])
  }

  @Test func `an icon that is not clickable is an image`() {
    let icon = Samples.element(.icon, width: 24, height: 24) {
      $0.icon = "star"
      $0.clickable = false
    }
    #expect(Samples.spoken([(.single, [icon])]) == ["Star, image"])
  }

  @Test func `a rating says how many of its stars are filled`() {
    func stars(_ filled: [Bool?]) -> [Element] {
      filled.enumerated().map { place, isFilled in
        Samples.element(.icon, x: 30 * Double(place), width: 24, height: 24) {
          $0.icon = "star"
          $0.clickable = false
          $0.isFilled = isFilled
        }
      }
    }
    let filled = Samples.spoken([(.single, stars([true, true, true, false, false]))])
    #expect(filled == ["Rating, 3 of 5, image"])
    #expect(Samples.spoken([(.single, stars([nil, nil, nil]))]) == ["Star, Star, Star, image"])
  }

  @Test func `lines of a paragraph are one text, other texts are divided`() {
    let lines = ["One", "two"].map { text in Samples.element(.text, text) { $0.block = 4 } }
    let detail = Samples.element(.text, "Detail") { $0.block = 5 }
    #expect(Samples.spoken([(.row, lines + [detail])]) == ["One two, Detail"])
  }

  @Test func `a row that ends in a chevron is a button`() {
    let chevron = Samples.element(.icon, x: 380, width: 8, height: 13) {
      $0.icon = "chevron-right"
      $0.clickable = false
    }
    #expect(Samples.spoken([(.row, [Samples.element(.text, "Sounds"), chevron])]) == ["Sounds, button"])
  }

  @Test func `the label beside a field names it and the words inside are its value`() {
    let field = Samples.element(.textField, y: 130, width: 300, height: 44)
    let inside = Samples.element(.text, "a@b.org", y: 142, x: 10, width: 90, height: 20)
    let label = Samples.element(.text, "Email", y: 100, height: 20)
    #expect(Samples.spoken([(.row, [label, field, inside])]) == ["Email, a@b.org, text field"])
    #expect(Samples.spoken([(.single, [field, inside])]) == ["a@b.org, text field"])
    #expect(Samples.spoken([(.single, [field])]) == ["[field], text field"])
    let glass = Samples.element(.icon, y: 142, x: 250, width: 16, height: 16) { $0.icon = "search" }
    #expect(Samples.spoken([(.row, [field, inside, glass])]) == ["a@b.org, search field"])
  }

  @Test func `tabs and segments are numbered, each row of segments by itself`() {
    let segments = ["A", "B", "C", "D"].enumerated().map { index, name -> (Stop.Kind, [Element]) in
      let row = index / 2
      return (
        .segment,
        [
          Samples.element(.segmentedControl, name, y: 100 + Double(row) * 60, x: Double(index % 2) * 110) {
            $0.state = index == 1 ? .selected : .unselected
          }
        ]
      )
    }
    let tabs = ["Home", "Me"].enumerated().map { index, name -> (Stop.Kind, [Element]) in
      (
        .tab,
        [
          Samples.element(.tabBarItem, y: 740) { $0.state = index == 0 ? .selected : .unselected },
          Samples.element(.text, name, y: 750, height: 12),
        ]
      )
    }
    #expect(
      Samples.spoken(segments + tabs) == [
        "A, button, 1 of 2", "selected, B, button, 2 of 2", "C, button, 1 of 2", "D, button, 2 of 2",
        "selected, Home, tab, 1 of 2", "Me, tab, 2 of 2",
      ])
  }

  @Test func `a stop without its elements is left out`() {
    var screen = Samples.screen([(.single, [Samples.element(.text, "A")])])
    screen.stops.append(Stop(elements: [99], kind: .single, label: ""))
    screen.stops.append(Stop(elements: [], kind: .single, label: ""))
    #expect(Transcript(screen: "x", seen: screen, reader: .voiceOver).rows.count == 1)
  }
}
