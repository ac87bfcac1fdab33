import AccessibilityModel
import Geometry
import Matching
import Testing

@Suite struct SpokenTreeTests {
  private static func spoken(_ nodes: [Node], platform: Platform = .android) -> SpokenTree {
    SpokenTree(MatcherTests.tree(nodes, platform: platform))
  }

  private static func row(label: String? = nil) -> Node {
    var row = MatcherTests.node(.group, [0, 100, 390, 56], label)
    row.isClickable = true
    return row
  }

  @Test func `a clickable row speaks for its texts and not for the control inside it`() {
    var action = MatcherTests.node(.button, [330, 104, 48, 48], "More", parent: 1)
    action.isClickable = true
    let tree = Self.spoken([
      Self.row(), MatcherTests.node(.text, [16, 104, 200, 20], "Anna", parent: 1),
      MatcherTests.node(.text, [16, 128, 200, 20], "Online", parent: 1), action,
    ])
    #expect(tree.name(of: 1) == "Anna, Online")
    #expect(tree.stops == [1, 4])
    #expect(tree.stop(for: 2) == 1)
  }

  @Test func `a label hides the texts below it`() {
    let tree = Self.spoken([
      Self.row(label: "Call Anna"), MatcherTests.node(.text, [16, 104, 200, 20], "Anna", parent: 1),
    ])
    #expect(tree.name(of: 1) == "Call Anna")
  }

  @Test func `a cell speaks for its texts, and its switch is a stop of its own`() {
    let tree = Self.spoken(
      [
        MatcherTests.node(.cell, [0, 100, 390, 56]),
        MatcherTests.node(.text, [16, 104, 200, 20], "Bluetooth", parent: 1),
        MatcherTests.node(.toggle, [320, 110, 51, 31], nil, parent: 1),
      ], platform: .ios)
    #expect(tree.name(of: 1) == "Bluetooth")
    #expect(tree.stops == [1, 3])
    #expect(tree.name(of: 3).isEmpty)
  }

  @Test(arguments: [
    ("\u{F053}", nil), ("\u{F007} Profile", "Profile"), ("  a \n b ", "a b"), ("\u{200B}", nil), ("", nil),
    ("👩‍🚀", "👩‍🚀"),
  ])
  func `glyphs of icon fonts and invisible characters are silence`(raw: String, spoken: String?) {
    #expect(SpokenWords.spoken(raw) == spoken)
  }

  private static func glyph(_ role: Role, parent: Int? = nil) -> Node {
    var glyph = MatcherTests.node(role, [20, 110, 24, 24], parent: parent)
    glyph.traits = ["privateUseLabel"]
    return glyph
  }

  @Test(arguments: [Platform.android, .ios])
  func `a glyph of an icon font is a stop at which nothing is said`(platform: Platform) {
    let role: Role = platform == .ios ? .other("") : .text
    let nodes = [Self.glyph(role)]
    let spoken = SpokenTree(MatcherTests.tree(nodes, platform: platform, order: .view))
    #expect(spoken.stops == [1])
    #expect(spoken.name(of: 1).isEmpty)
  }

  @Test func `a glyph inside a row is spoken for, and one around words is no stop`() {
    let inside = Self.spoken([
      Self.row(), Self.glyph(.text, parent: 1),
      MatcherTests.node(.text, [60, 110, 200, 20], "Profile", parent: 1),
    ])
    #expect(inside.stops == [1])
    #expect(inside.stop(for: 2) == 1)
    let around = Self.spoken([
      Self.glyph(.group), MatcherTests.node(.text, [20, 112, 20, 20], "Profile", parent: 1),
    ])
    #expect(around.stops == [2])
  }

  /// Three tabs of Compose, which call no role; the selected one takes no tap.
  private static func tabs(otherSelected: Bool? = false) -> [Node] {
    (0..<3).map { index in
      var tab = MatcherTests.node(
        .other("android.view.View"), [Double(index) * 130, 780, 130, 60], "Tab \(index)")
      tab.isSelected = index == 0 ? true : otherSelected
      tab.isClickable = index > 0
      return tab
    }
  }

  @Test func `the selected tab that takes no tap is as much a control as its neighbours`() {
    let spoken = Self.spoken(Self.tabs())
    #expect(spoken.stops == [1, 2, 3])
    #expect(spoken.isInteractive(1))
  }

  @Test func `what is selected among things that cannot be is no control`() {
    #expect(Self.spoken(Self.tabs(otherSelected: nil)).isInteractive(1) == false)
    #expect(SpokenTree(MatcherTests.tree(Self.tabs(), platform: .ios)).isInteractive(1) == false)
  }

  @Test func `what has no extent, lies outside or is called hidden is not visible`() {
    var hidden = MatcherTests.node(.button, [20, 300, 100, 44], "Hidden")
    hidden.isVisible = false
    let tree = Self.spoken([
      MatcherTests.node(.button, [0, 0, 0, 0], "Empty"),
      MatcherTests.node(.button, [20, 900, 100, 44], "Below"),
      hidden, MatcherTests.node(.text, [20, 300, 100, 20], "Child of hidden", parent: 3),
      MatcherTests.node(.button, [20, 830, 100, 44], "Cut"),
    ])
    #expect((1...4).allSatisfy { tree.isVisible($0) == false })
    #expect(tree.isVisible(5))
    #expect(tree.isCut(5))
  }

  /// A row of chips at the foot of a list, as high as the row, and the list around it.
  @Test(arguments: [(600.0, false), (660.0, true)])
  func `what fills a row that scrolls sideways is cut by the list around it alone`(
    top: Double, isAtEdge: Bool
  ) {
    let tree = Self.spoken([
      MatcherTests.node(.scrollView, [0, 100, 390, 600]),
      MatcherTests.node(.scrollView, [0, top, 390, 40], parent: 1),
      MatcherTests.node(.button, [100, top, 80, 40], "Ocean", parent: 2),
      MatcherTests.node(.button, [310, top, 80, 40], "Phoenix", parent: 2),
      MatcherTests.node(.button, [200, top, 80, 30], "Fire", parent: 2),
    ])
    #expect(tree.touchesScrollEdge(3) == isAtEdge)
    #expect(tree.touchesScrollEdge(4))
    #expect(tree.touchesScrollEdge(5))
  }

  @Test func `a chain of a hundred thousand nodes costs no stack`() {
    var nodes = [Node(id: 0, role: .window, frame: MatcherTests.size.bounds)]
    for id in 1...100_000 {
      nodes[id - 1].children = [id]
      nodes.append(Node(id: id, parent: id - 1, role: .group, frame: MatcherTests.size.bounds))
    }
    nodes[100_000].label = "Deep"
    let tree = AccessibilityTree(
      format: "unsaid", platform: .android, order: .traversal, scale: 1, size: MatcherTests.size, nodes: nodes
    )
    #expect(SpokenTree(tree).stops == [100_000])
  }
}
