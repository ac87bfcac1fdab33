import AccessibilityModel
import Findings
import Geometry
import Imaging
import Matching
import RuleCatalog
import Rules
import ScreenModel
import Suggestions
import Testing

@Suite struct SuggesterTests {
  /// A screen with one declared control per entry, each matched with the element of its place.
  static func screen(
    _ elements: [Element], _ declared: [(role: Role, box: [Double], label: String?)],
    name: String = "shop/cart"
  ) -> Screen {
    let seen = Drawn.seen(elements)
    var nodes = [Node(id: 0, role: .window, frame: seen.size.bounds)]
    for entry in declared {
      let box = Rect(x: entry.box[0], y: entry.box[1], width: entry.box[2], height: entry.box[3])
      var node = Node(id: nodes.count, parent: 0, role: entry.role, frame: box)
      node.label = entry.label
      nodes[0].children.append(node.id)
      nodes.append(node)
    }
    let tree = AccessibilityTree(
      format: "unsaid", platform: .ios, order: .traversal, scale: 1, size: seen.size, nodes: nodes)
    return Screen(
      name: name, raster: Raster(size: seen.size, filledWith: .white), seen: seen, tree: tree,
      matches: Matcher().matches(seen: seen, tree: tree))
  }

  static let remedies = (try? RuleSet.files())?.remedies ?? [:]

  static func suggestion(_ finding: Finding, _ screen: Screen) -> Suggestion? {
    Suggester(remedies: remedies).suggestions(for: [finding], on: screen).first ?? nil
  }

  static let searchIcon = Drawn.element(.icon, [340, 60, 24, 24], icon: "search")

  @Test func `a silent icon button gets label, identifier and code`() throws {
    let screen = Self.screen([Self.searchIcon] + Drawn.english, [(.button, [330, 50, 44, 44], nil)])
    let found = try #require(Self.suggestion(Finding(rule: "label-missing", element: 1, node: 1), screen))
    #expect(found.label == "Search")
    #expect(found.identifier == "button_cart_search")
    #expect(found.evidence == "from the meaning of the icon, “search”")
    #expect(found.question == nil)
    #expect(found.snippets.map(\.framework) == ["SwiftUI", "UIKit"])
    #expect(found.snippets.first?.code.contains(#".accessibilityLabel("Search")"#) == true)
  }

  @Test(arguments: [
    (["Réglages", "Tous les articles de votre panier"], "Rechercher"),
    (["Einstellungen", "Alle Artikel"], "Suchen"),
    (["設定", "カートの中身"], "検索"),
  ])
  func `the name is in the language of the screen`(texts: [String], name: String) {
    let words = texts.enumerated().map {
      Drawn.text($0.element, [20, Double(300 + 40 * $0.offset), 200, 16])
    }
    let screen = Self.screen([Self.searchIcon] + words, [(.button, [330, 50, 44, 44], nil)])
    #expect(Self.suggestion(Finding(rule: "label-missing", element: 1, node: 1), screen)?.label == name)
  }

  @Test func `in a language that is not covered a person is asked`() throws {
    let words = [
      Drawn.text("Налаштування і сповіщення", [20, 300, 200, 16]),
      Drawn.text("Їхній кошик", [20, 340, 200, 16]),
    ]
    let screen = Self.screen([Self.searchIcon] + words, [(.button, [330, 50, 44, 44], nil)])
    let found = try #require(Self.suggestion(Finding(rule: "label-missing", element: 1, node: 1), screen))
    #expect(found.label == nil)
    #expect(found.question?.contains("search") == true)
    #expect(found.identifier == "button_cart_search")
  }

  @Test func `an unknown icon leads to a question and to no name`() throws {
    let icon = Drawn.element(.icon, [340, 60, 24, 24])
    let screen = Self.screen([icon] + Drawn.english, [(.button, [330, 50, 44, 44], nil)])
    let found = try #require(Self.suggestion(Finding(rule: "label-missing", element: 1, node: 1), screen))
    #expect(found.label == nil)
    #expect(found.question?.hasPrefix("What does the button do?") == true)
    #expect(found.identifier == "button_cart_action")
  }

  @Test func `a missing switch gets label, role and state`() throws {
    let elements = [
      Drawn.element(.toggle, [320, 200, 51, 31], state: .selected),
      Drawn.text("Night sound", [16, 206, 120, 18]),
    ]
    let found = try #require(
      Self.suggestion(Finding(rule: "element-missing", element: 1), Self.screen(elements + Drawn.english, []))
    )
    #expect(found.label == "Night sound")
    #expect(found.value == "On")
    #expect(found.traits == ["toggle"])
    #expect(found.identifier?.hasPrefix("toggle_cart_") == true)
  }

  @Test func `a selected segment gets the trait and its place`() throws {
    let segments = (0..<3).map { place in
      Drawn.element(
        .segmentedControl, [Double(20 + 110 * place), 100, 110, 32],
        state: place == 1 ? .selected : .unselected)
    }
    let screen = Self.screen(segments + Drawn.english, [(.button, [130, 100, 110, 32], "Week")])
    let found = try #require(
      Self.suggestion(Finding(rule: "state-selected-unstated", element: 2, node: 1), screen))
    #expect(found.traits == ["selected"])
  }

  @Test(arguments: [(ElementType.checkbox, "Checked"), (.toggle, "On")])
  func `the state of what is drawn is said, whatever it is declared as`(type: ElementType, value: String)
    throws
  {
    let elements = [Drawn.element(type, [20, 100, 24, 24], state: .selected)] + Drawn.english
    let screen = Self.screen(elements, [(.button, [20, 100, 24, 24], "Call the dentist")])
    let found = try #require(
      Self.suggestion(Finding(rule: "state-selected-unstated", element: 1, node: 1), screen))
    #expect(found.value == value)
  }

  @Test func `two controls of one name are told apart by their rows`() throws {
    let elements = [
      Drawn.element(.icon, [340, 210, 24, 24], icon: "trash"), Drawn.text("Berry bowl", [16, 212, 100, 18]),
      Drawn.element(.icon, [340, 310, 24, 24], icon: "trash"),
      Drawn.text("Garden salad", [16, 312, 100, 18]),
    ]
    let screen = Self.screen(
      elements + Drawn.english,
      [(.button, [330, 200, 44, 44], "Delete"), (.button, [330, 300, 44, 44], "Delete")])
    let found = try #require(Self.suggestion(Finding(rule: "label-duplicate", element: 3, node: 2), screen))
    #expect(found.label == "Delete, Garden salad")
  }

  @Test func `a text that no node speaks is proposed as it was read`() throws {
    let elements = [Drawn.text("Free delivery today", [16, 206, 160, 18])] + Drawn.english
    let finding = Finding(rule: "text-unexposed", box: elements[0].box, element: 1)
    #expect(Self.suggestion(finding, Self.screen(elements, []))?.label == "Free delivery today")
  }

  @Test func `rules about places and colours get no suggestion, and lists keep their length`() {
    let screen = Self.screen([Self.searchIcon] + Drawn.english, [(.button, [330, 50, 44, 44], nil)])
    let findings = [
      Finding(rule: "target-size-platform", node: 1), Finding(rule: "label-missing", element: 1, node: 1),
    ]
    let found = Suggester(remedies: Self.remedies).suggestions(for: findings, on: screen)
    #expect(found.count == 2)
    #expect(found[0] == nil)
    #expect(found[1]?.label == "Search")
  }

  @Test func `frameworks and pattern can be asked for`() throws {
    let settings = SuggestionSettings(
      pattern: try IdentifierPattern("{context}.{element}.{modifier?}"), language: .german,
      frameworks: [.flutter])
    let screen = Self.screen([Self.searchIcon], [(.button, [330, 50, 44, 44], nil)])
    let found = try #require(
      Suggester(settings: settings, remedies: Self.remedies).suggestions(
        for: [Finding(rule: "label-missing", element: 1, node: 1)], on: screen)[0])
    #expect(found.label == "Suchen")
    #expect(found.identifier == "cart.search")
    #expect(found.snippets.map(\.framework) == ["Flutter"])
  }
}
