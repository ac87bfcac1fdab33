import AccessibilityModel
import Geometry
import Matching
import ScreenModel
import Testing

@Suite struct MatcherTests {
  static let size = Size(width: 390, height: 844)

  static func tree(
    _ nodes: [Node], platform: Platform = .ios, order: AccessibilityTree.Order = .traversal
  ) -> AccessibilityTree {
    var all = [Node(id: 0, role: .window, frame: size.bounds)]
    for node in nodes {
      var node = node
      node.id = all.count
      node.parent = node.parent ?? 0
      all[node.parent ?? 0].children.append(node.id)
      all.append(node)
    }
    return AccessibilityTree(
      format: "unsaid", platform: platform, order: order, scale: 1, size: size, nodes: all)
  }

  static func node(_ role: Role, _ box: [Double], _ label: String? = nil, parent: Int? = nil) -> Node {
    var node = Node(
      parent: parent, role: role, frame: Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
    node.label = label
    return node
  }

  static func element(_ id: Int, _ type: ElementType, _ box: [Double], _ text: String? = nil) -> Element {
    let box = Rect(x: box[0], y: box[1], width: box[2], height: box[3])
    return Element(id: id, type: type, box: box, text: text)
  }

  static func matches(_ elements: [Element], _ nodes: [Node]) -> [Match] {
    let seen = RecognizedScreen(image: "", size: size, scale: 1, elements: elements, stops: [])
    return Matcher().matches(seen: seen, tree: tree(nodes))
  }

  @Test(arguments: [
    (85.0, 1),  // exactly the paper's 85 % of the element
    (84.0, 0),
  ])
  func `an icon is contained from 85 percent of its area on`(width: Double, count: Int) {
    // The frame is far larger than the icon, so that the IoU decides nothing.
    let frame: [Double] = [0, 100, width, 800]
    let matches = Self.matches(
      [Self.element(1, .container, [0, 100, 100, 10])], [Self.node(.text, frame, "Map")])
    #expect(matches.count == count)
  }

  @Test func `one element in one node is a containment`() {
    let matches = Self.matches(
      [Self.element(1, .icon, [20, 70, 24, 24])], [Self.node(.button, [10, 60, 44, 44], "Back")])
    #expect(matches == [Match(element: 1, node: 1, how: .containment)])
  }

  @Test func `of nested nodes the one that speaks the text is the best`() {
    let nodes = [
      Self.node(.cell, [0, 60, 390, 80], "Inbox, 3 new"), Self.node(.button, [10, 70, 200, 40], "Open"),
    ]
    let matches = Self.matches([Self.element(1, .text, [20, 80, 60, 20], "Inbox")], nodes)
    #expect(matches == [Match(element: 1, node: 1, how: .bestContainment)])
  }

  @Test func `several elements of one node are grouped`() {
    let elements = [
      Self.element(1, .icon, [20, 70, 24, 24]), Self.element(2, .text, [60, 72, 80, 20], "Wi-Fi"),
    ]
    let matches = Self.matches(elements, [Self.node(.button, [0, 60, 390, 44], "Wi-Fi")])
    #expect(matches.map(\.how) == [.grouped, .grouped])
  }

  @Test func `a switch is not spoken for by the text around it`() {
    let toggle = [Self.element(1, .toggle, [320, 66, 51, 31])]
    #expect(Self.matches(toggle, [Self.node(.text, [0, 60, 390, 44], "Wi-Fi")]).isEmpty)
    #expect(Self.matches(toggle, [Self.node(.toggle, [0, 60, 390, 44], "Wi-Fi")]).count == 1)
  }

  @Test func `nodes that fill the screen take no part`() {
    #expect(
      Self.matches(
        [Self.element(1, .icon, [20, 70, 24, 24])], [Self.node(.button, [0, 0, 390, 844], "Page")]
      )
      .isEmpty)
  }

  @Test func `an icon that is not clickable goes with the text beside it`() {
    var icon = Self.element(1, .icon, [360, 72, 10, 16])
    icon.clickable = false
    let text = Self.element(2, .text, [20, 70, 80, 20], "Display")
    let matches = Self.matches([icon, text], [Self.node(.text, [10, 60, 200, 40], "Display")])
    #expect(matches.first == Match(element: 1, node: 1, how: .besideMatchedText))
  }

  @Test func `a text in no frame belongs to the only node that speaks it elsewhere`() {
    let elements = [Self.element(1, .text, [20, 100, 80, 20], "Checkout")]
    let away = Self.node(.button, [20, 600, 200, 48], "Checkout")
    #expect(Self.matches(elements, [away]) == [Match(element: 1, node: 1, how: .text)])
    let twice = elements + [Self.element(2, .text, [20, 200, 80, 20], "Checkout")]
    #expect(Self.matches(twice, [away]).isEmpty)
  }

  @Test func `five hundred elements and two thousand nodes are matched in a moment`() {
    let nodes = (0..<2000).map { index in
      Self.node(
        .text, [Double(index % 40) * 9, Double(index / 40) * 16, 9, 16], "Word \(index)")
    }
    let elements = (0..<500).map { index in
      Self.element(
        index + 1, .text, [Double(index % 40) * 9, Double(index / 40) * 16, 8, 12], "Word \(index)")
    }
    let time = ContinuousClock().measure { #expect(Self.matches(elements, nodes).count == 500) }
    #expect(time < .seconds(20), "a debug build under load; a release build needs a hundredth")
  }
}
