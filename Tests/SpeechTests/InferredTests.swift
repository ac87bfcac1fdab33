import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel
import Speech
import Testing

@Suite struct InferredTests {
  static let stops: [(Stop.Kind, [Element])] = [
    (.single, [Samples.element(.icon, y: 40, x: 10, width: 24, height: 24) { $0.icon = "chevron-left" }]),
    (
      .row,
      [
        Samples.element(.text, "Wi-Fi", y: 100),
        Samples.element(.toggle, y: 100, x: 320, width: 51) { $0.state = .selected },
      ]
    ),
    (.segment, [Samples.element(.segmentedControl, "Day", y: 200) { $0.state = .selected }]),
    (.segment, [Samples.element(.segmentedControl, "Week", y: 200, x: 110) { $0.state = .unselected }]),
    (.single, [Samples.element(.picture, y: 300)]),
  ]

  @Test func `every stop becomes a node, in the same order and with the same words`() {
    let screen = Samples.screen(Self.stops)
    let marked = InferredTree.of(screen, platform: .ios)
    let spoken = SpokenTree(marked.tree)
    let words = DeclaredStops(spoken, isRightToLeft: false).stops().map {
      ReaderWording.of(.voiceOver).utterance($0.announcement).text
    }
    #expect(
      words == [
        "Back, button", "Wi-Fi, switch button, on", "selected, Day, button, 1 of 2", "Week, button, 2 of 2",
        "image",
      ])
    #expect(marked.marks.allSatisfy { $0.origin == .inferred })
    #expect(marked.tree.nodes.map(\.id) == Array(marked.tree.nodes.indices))
    let row = marked.tree.nodes.first { $0.label == "Wi-Fi" && $0.isAccessible == true }
    #expect(row?.frame == Rect(x: 0, y: 100, width: 371, height: 44))
    #expect(row?.children.count == 2)
  }

  @Test func `an empty screen is an empty application`() {
    let marked = InferredTree.of(Samples.screen([]), platform: .unknown)
    #expect(marked.tree.nodes.map(\.role) == [.application])
    #expect(marked.stops.isEmpty)
  }

  private static func completed(
    _ tree: AccessibilityTree, _ stops: [(Stop.Kind, [Element])], _ matches: [(element: Int, node: Int)]
  ) -> MarkedTree {
    let seen = Samples.screen(stops)
    return TreeCompletion(
      Screen(
        name: "x", raster: Raster(size: seen.size, filledWith: .white), seen: seen, tree: tree,
        matches: matches.map { Match(element: $0.element, node: $0.node, how: .containment) })
    ).completed()
  }

  @Test func `what is missing goes behind what is read before it, into the holder around it`() throws {
    let list = Samples.node(.list, nil) { $0.frame = Rect(x: 0, y: 100, width: 400, height: 300) }
    let tree = Samples.tree([
      Samples.node(.text, "Title", y: 40), list, Samples.node(.text, "One", in: 2, y: 100),
      Samples.node(.text, "Three", in: 2, y: 300), Samples.node(.text, "End", y: 500),
    ])
    let stops: [(Stop.Kind, [Element])] = [
      (.single, [Samples.element(.text, "Top", y: 0)]), (.single, [Samples.element(.text, "Title", y: 40)]),
      (.single, [Samples.element(.text, "One", y: 100)]), (.single, [Samples.element(.text, "Two", y: 200)]),
      (.single, [Samples.element(.text, "Three", y: 300)]),
      (.single, [Samples.element(.text, "Below", y: 450)]),
      (.single, [Samples.element(.text, "End", y: 500)]),
    ]
    let marked = Self.completed(tree, stops, [(2, 1), (3, 3), (5, 4), (7, 5)])
    #expect(
      marked.stops.map { marked.names[$0] } == ["Top", "Title", "One", "Two", "Three", "Below", "End"])
    let inferred = marked.tree.nodes.filter { marked.marks[$0.id].origin == .inferred }
    #expect(inferred.map(\.label) == ["Top", "Two", "Below"])
    let parents = inferred.map { $0.parent.map { marked.tree.nodes[$0].role } }
    #expect(parents == [.application, .list, .application])
    for node in marked.tree.nodes {
      #expect(node.children.allSatisfy { marked.tree.nodes[$0].parent == node.id })
    }
  }

  @Test func `a name and a state that are not stated are filled in, what is declared stays`() {
    let tree = Samples.tree([
      Samples.node(.button, nil, y: 40) { $0.isClickable = true },
      Samples.node(.toggle, "WLAN", y: 100) { $0.checked = .off },
      Samples.node(.button, "Day", y: 200), Samples.node(.textField, nil, y: 300) { $0.value = "Anna" },
    ])
    let field = [
      Samples.element(.textField, y: 300, width: 200),
      Samples.element(.text, "Anna", y: 310, x: 5, height: 20),
    ]
    let marked = Self.completed(
      tree, Array(Self.stops[0...2]) + [(.single, field)],
      [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
    #expect(marked.tree.nodes.count == 5)
    #expect(marked.marks.map(\.filled) == [[], ["label"], [], ["selected"], []])
    #expect(marked.tree.nodes[1].label == "Back")
    #expect(marked.tree.nodes[2].label == "WLAN")
    #expect(marked.tree.nodes[2].checked == .off)
    #expect(marked.tree.nodes[3].isSelected == true)
    #expect(marked.tree.nodes[4].label == nil)
    #expect(marked.marks.allSatisfy { $0.origin == .declared })
  }

  @Test func `a stop that is only cut differently is not there twice`() {
    let tree = Samples.tree([Samples.node(.button, "Shoe, 89")])
    let stops: [(Stop.Kind, [Element])] = [
      (.single, [Samples.element(.text, "Shoe")]), (.single, [Samples.element(.text, "89", y: 130)]),
    ]
    #expect(Self.completed(tree, stops, [(1, 1), (2, 1)]).tree.nodes.count == 2)
  }

  @Test func `a dump with several roots or none gets one`() {
    var two = Samples.tree([])
    two.nodes.append(Node(id: 1, role: .window, frame: Rect(x: 0, y: 0, width: 400, height: 800)))
    var none = two
    none.nodes = []
    for tree in [two, none] {
      let marked = Self.completed(tree, [(.single, [Samples.element(.text, "A")])], [])
      #expect(marked.tree.roots.count == 1)
      #expect(marked.tree.nodes.count == tree.nodes.count + 2)
      #expect(marked.names.contains("A"))
    }
  }
}
