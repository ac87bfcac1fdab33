import AccessibilityModel
import Foundation
import Geometry
import Importing
import Reporting
import ScreenModel
import Speech
import TestSupport
import Testing

/// Trees that we write are read by our own importers.
@Suite struct TreeFormatTests {
  static let size = Size(width: 1179, height: 2556)

  /// A tree with every role and every state.
  static let everything: AccessibilityTree = {
    var nodes = [Node(role: .application, frame: size.bounds)]
    for (index, role) in (Role.named + [.other("carousel")]).enumerated() {
      var node = Node(
        id: index + 1, parent: 0, role: role,
        frame: Rect(x: 30, y: Double(index) * 60 + 0.25, width: 301.5, height: 57))
      node.label = "\(role.name) “\(index)” \\ \" \u{1F600}"
      node.value = index % 3 == 0 ? "v\n\(index)" : nil
      node.hint = index % 4 == 0 ? "hint" : nil
      node.placeholder = index % 5 == 0 ? "placeholder" : nil
      node.text = index % 6 == 0 ? "text" : nil
      node.identifier = index % 2 == 0 ? "id_\(index)" : nil
      node.traits = index % 7 == 0 ? ["header", "adjustable"] : []
      node.actions = index % 8 == 0 ? ["tap", "swipe"] : []
      node.isSelected = [true, false, nil][index % 3]
      node.checked = [.on, .off, .mixed, nil][index % 4]
      node.isEnabled = [false, nil, true][index % 3]
      node.isFocusable = [nil, true, false][index % 3]
      node.isFocused = [nil, false][index % 2]
      node.isClickable = [true, nil][index % 2]
      node.isVisible = [nil, true][index % 2]
      node.isAccessible = [true, nil, false][index % 3]
      node.traversalBefore = index % 10 == 0 ? "next" : nil
      node.traversalAfter = index % 10 == 1 ? "last" : nil
      node.headingLevel = index % 9 == 0 ? index % 7 : nil
      nodes.append(node)
      nodes[0].children.append(index + 1)
    }
    return AccessibilityTree(
      format: "test", platform: .android, order: .view, scale: 3, size: size, nodes: nodes)
  }()

  static func read(_ text: String, format: String) throws -> AccessibilityTree {
    try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas(imageSize: size)).named(format)
  }

  @Test func `our own format comes back whole`() throws {
    let text = TreeFormat.unsaid.render(MarkedTree(declared: Self.everything))
    let back = try Self.read(text, format: "unsaid-tree")
    #expect(back.platform == .android)
    #expect(back.order == .view)
    #expect(back.scale == 3)
    #expect(back.size == Self.size)
    #expect(back.nodes.count == Self.everything.nodes.count)
    for (node, original) in zip(back.nodes, Self.everything.nodes) {
      var node = node
      node.line = nil
      #expect(node == original)
    }
  }

  @Test func `idb's list comes back with stops, words, frames and states`() throws {
    let text = TreeFormat.idb.render(Self.inferred)
    let back = try Self.read(text, format: "idb")
    #expect(back.scale == 3)
    let stops = Self.inferred.stops.map { Self.inferred.tree.nodes[$0] }
    #expect(stops.count == 6)
    #expect(Array(back.nodes.dropFirst()).map(\.label) == stops.map(\.label))
    #expect(Array(back.nodes.dropFirst()).map(\.role) == stops.map(\.role))
    #expect(Array(back.nodes.dropFirst()).map(\.checked).prefix(2) == [nil, .on])
    #expect(back.nodes.dropFirst().suffix(4).map(\.isSelected) == [true, false, true, false])
    for (node, original) in zip(back.nodes.dropFirst(), stops) {
      // Hundredths of points are less than a tenth of a pixel.
      #expect(abs(node.frame.x - original.frame.x) < 0.1)
      #expect(abs(node.frame.height - original.frame.height) < 0.1)
    }
    #expect(SpokenTree(back).stops.map { SpokenTree(back).name(of: $0) } == stops.map { $0.label ?? "" })
  }

  @Test func `what was inferred from pixels comes back in the order of the stops`() throws {
    let text = TreeFormat.unsaid.render(Self.inferred)
    #expect(text.contains(#""origin": "inferred""#))
    let back = SpokenTree(try Self.read(text, format: "unsaid-tree"))
    #expect(back.stops.map { back.name(of: $0) } == ["Back", "Wi-Fi", "Day", "Week", "Home", "Me"])
  }

  @Test(arguments: TreeFormat.allCases)
  func `an inferred tree keeps its form`(format: TreeFormat) throws {
    let endings: [TreeFormat: String] = [.text: "txt", .unsaid: "unsaid.json", .idb: "idb.json"]
    try expectGolden(
      format.render(Self.inferred), "Tests/ReportingTests/Goldens/inferred.\(endings[format] ?? "")")
  }

  @Test func `both follow the schema`() throws {
    let empty = AccessibilityTree(
      format: "x", platform: .web, order: .traversal, scale: 0, size: nil, nodes: [])
    let trees = [Self.inferred, MarkedTree(declared: Self.everything), MarkedTree(declared: empty)]
    let schema = Repository.file("docs/schemas/unsaid.tree-1.schema.json").path
    try Validator.expectValid(trees.map(TreeFormat.unsaid.render), schema: schema)
    let text = TreeFormat.unsaid.render(Self.inferred)
    let wrong = text.replacing(#""origin": "inferred""#, with: #""origin": "guessed""#)
    try #require(wrong != text)
    try Validator.expectRefused(wrong, schema: schema)
  }

  @Test func `a chain of a thousand nodes costs no stack`() throws {
    var nodes = (0..<900).map { index in
      Node(
        id: index, parent: index > 0 ? index - 1 : nil, role: .group,
        frame: Rect(x: 0, y: 0, width: 1179, height: 2556))
    }
    for index in 0..<899 { nodes[index].children = [index + 1] }
    let tree = AccessibilityTree(
      format: "x", platform: .ios, order: .view, scale: 3, size: Self.size, nodes: nodes)
    let text = TreeFormat.unsaid.render(MarkedTree(declared: tree))
    #expect(try Self.read(text, format: "unsaid-tree").nodes.count == 900)
  }

  /// A back button, a switch row, two segments, two tabs.
  static let inferred: MarkedTree = {
    func element(_ id: Int, _ type: ElementType, _ box: [Double], _ text: String? = nil) -> Element {
      Element(id: id, type: type, box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]), text: text)
    }
    var elements = [
      element(1, .icon, [30, 200, 60, 60]), element(2, .text, [48, 400, 200, 50], "Wi-Fi"),
      element(3, .toggle, [980, 390, 153, 93]), element(4, .segmentedControl, [48, 600, 500, 90], "Day"),
      element(5, .segmentedControl, [560, 600, 500, 90], "Week"),
      element(6, .tabBarItem, [0, 2400, 500, 100]),
      element(7, .text, [200, 2460, 90, 30], "Home"), element(8, .tabBarItem, [590, 2400, 500, 100]),
      element(9, .text, [800, 2460, 60, 30], "Me"),
    ]
    elements[0].icon = "back"
    for (index, state) in [(2, ElementState.selected), (3, .selected), (4, .unselected), (5, .selected)] {
      elements[index].state = state
    }
    elements[7].state = .unselected
    let stops: [(Stop.Kind, [Int])] = [
      (.single, [1]), (.row, [2, 3]), (.segment, [4]), (.segment, [5]), (.tab, [6, 7]), (.tab, [8, 9]),
    ]
    return InferredTree.of(
      RecognizedScreen(
        image: "x.png", size: size, scale: 3, elements: elements,
        stops: stops.map { Stop(elements: $0.1, kind: $0.0, label: "") }), platform: .ios)
  }()
}

extension AccessibilityTree {
  /// The tree, after a check that it was read by the importer that was meant.
  fileprivate func named(_ format: String) throws -> AccessibilityTree {
    try #require(self.format == format)
    return self
  }
}
