import AccessibilityModel
import Geometry
import Testing

/// Labels that React Native joins on iOS from everything inside a container.
@Suite struct JoinedLabelTests {
  /// A group with a label, and parts from left to right inside it.
  struct Group: CustomTestStringConvertible, Sendable {
    let name: String
    var label: String
    var height = 56.0
    var identifier: String?
    let parts: [Part]
    /// The parts at which a screen reader stops; the group is the stop where there are none.
    let stops: [Int]

    var testDescription: String { name }
  }

  struct Part: Sendable {
    var words: String?
    var width = 60.0
    var role = Role.other("")
    var identifier: String?

    static func glyph(identifier: String? = nil) -> Part {
      Part(words: nil, width: 24, identifier: identifier)
    }
  }

  private static func tree(
    of group: Group, platform: Platform = .ios, order: AccessibilityTree.Order = .view
  ) -> SpokenTree {
    var outer = MatcherTests.node(.other(""), [0, 100, 390, group.height], group.label)
    outer.identifier = group.identifier
    var x = 0.0
    let parts = group.parts.map { part in
      var node = MatcherTests.node(
        part.role, [x, 110, part.width, group.height - 20], part.words, parent: 1)
      node.identifier = part.identifier
      if part.words == nil { node.traits.insert("privateUseLabel") }
      x += part.width
      return node
    }
    return SpokenTree(MatcherTests.tree([outer] + parts, platform: platform, order: order))
  }

  private static let list = Group(
    name: "a high container with several texts", label: "Latte, Mocha, Tea", height: 300,
    parts: [Part(words: "Latte"), Part(words: "Mocha", width: 90), Part(words: "Tea", width: 40)],
    stops: [2, 3, 4])

  static let groups = [
    list,
    Group(
      name: "segments, equally wide and as wide as the group", label: "Day Week Month",
      parts: [
        Part(words: "Day", width: 130), Part(words: "Week", width: 130), Part(words: "Month", width: 130),
      ], stops: [2, 3, 4]),
    Group(
      name: "two icons with their words", label: "\u{F007} Profile \u{F00E} Search",
      parts: [.glyph(), Part(words: "Profile"), .glyph(), Part(words: "Search", width: 90)],
      stops: [2, 3, 4, 5]),
    Group(
      name: "an icon and a word with identifiers of their own", label: "\u{F007} Later",
      parts: [.glyph(identifier: "profile"), Part(words: "Later", width: 90, identifier: "later")],
      stops: [2, 3]),
    Group(
      name: "a field behind an icon", label: "\u{F00E} 12",
      parts: [.glyph(), Part(words: "12", width: 90, role: .textField)], stops: [2, 3]),
    Group(
      name: "a tab: an icon beside its word", label: "\u{F007} Profile",
      parts: [.glyph(), Part(words: "Profile")], stops: []),
    Group(
      name: "a row with a name for tests", label: "Latte 3.50", identifier: "row_latte",
      parts: [Part(words: "Latte"), Part(words: "3.50", width: 90)], stops: []),
    Group(
      name: "a label that somebody wrote", label: "Opens the page of Anna", height: 300,
      parts: [Part(words: "Anna")], stops: []),
  ]

  @Test(arguments: groups)
  func `a joined label is a stop only where the group is one thing`(_ group: Group) {
    let spoken = Self.tree(of: group)
    #expect(spoken.stops == (group.stops.isEmpty ? [1] : group.stops))
    #expect(spoken.isJoined(1) == (group.stops.isEmpty == false))
  }

  @Test func `a joined label says nothing of its own`() {
    let spoken = Self.tree(of: Self.list)
    #expect(spoken.ownName(of: 1) == nil)
    #expect(spoken.name(of: 1).isEmpty)
    #expect(spoken.name(of: 3) == "Mocha")
  }

  @Test func `only view trees of iOS join labels`() {
    #expect(Self.tree(of: Self.list, platform: .android).isJoined(1) == false)
    #expect(Self.tree(of: Self.list, order: .traversal).isJoined(1) == false)
  }
}
