import AccessibilityModel
import Geometry
import Matching
import ScreenModel
import Testing

@Suite struct DrawnTreeTests {
  /// Under an opened sheet: a text, and an icon without words. The sheet comes later, with two texts.
  private static let page = [
    Literals.text("Latte", [20, 500, 200, 20]), Literals.button([340, 490, 40, 40]),
    MatcherTests.node(.group, [0, 400, 390, 444]), Literals.text("Delete?", [20, 430, 200, 20], parent: 3),
    Literals.text("Cancel", [20, 500, 200, 20], parent: 3),
  ]
  private static let sheet = Literals.lines([
    ("Delete?", [20, 430, 80, 20]), ("Cancel", [20, 500, 80, 20]),
  ])

  @Test func `nodes under a sheet are covered by it, with words and without`() {
    let drawn = Literals.drawn(Self.sheet, Self.page)
    #expect(drawn.coveredBy == [1: 3, 2: 3])
    #expect(drawn.coveredStops == [1, 2])
    #expect(drawn.hidden == [1, 2])
  }

  @Test func `words that shine through show that nothing is covered`() {
    let seen = Literals.lines([("Delete?", [20, 430, 80, 20]), ("Latte", [20, 500, 80, 20])])
    let drawn = Literals.drawn(seen, Self.page)
    #expect(drawn.coveredBy.isEmpty)
    #expect(drawn.isPartlyCovered(1) == false)
  }

  @Test func `geometry alone covers nothing`() {
    // Without the text there is no proof; the icon may lie in the sheet as well.
    let drawn = Literals.drawn(Self.sheet, [Node](Self.page.dropFirst()).map(Self.oneUp))
    #expect(drawn.coveredBy.isEmpty)
    #expect(drawn.isPartlyCovered(1))
  }

  private static func oneUp(_ node: Node) -> Node {
    var node = node
    node.parent = node.parent.map { $0 - 1 }
    return node
  }

  @Test func `a bar lies on top wherever the dump lists it`() {
    let bar = [
      MatcherTests.node(.tabBar, [0, 760, 390, 84]), Literals.text("Home", [20, 770, 100, 20], parent: 1),
    ]
    let seen = Literals.lines([("Home", [30, 772, 50, 16])])
    #expect(Literals.drawn(seen, bar + [Literals.text("Latte", [20, 770, 100, 20])]).coveredBy == [3: 1])
  }

  @Test func `what lies half under another is partly covered`() {
    let row = Literals.text("Latte", [20, 390, 200, 20])
    let drawn = Literals.drawn(
      Self.sheet, [row, MatcherTests.node(.group, [0, 400, 390, 444], "Sheet")])
    #expect(drawn.isPartlyCovered(1))
    #expect(drawn.coveredBy[1] == nil)
    #expect(drawn.isPartlyCovered(2) == false)
  }

  @Test func `of two pages over one another the one that is not drawn is hidden`() {
    let words = [["Orders", "Latte", "Mocha"], ["Settings", "Display", "Sounds"]]
    var nodes: [Node] = []
    for page in words {
      let parent = nodes.count + 1
      nodes.append(MatcherTests.node(.group, [0, 0, 390, 844]))
      nodes += page.enumerated().map {
        Literals.text($1, [20, 100 + 60 * Double($0), 200, 20], parent: parent)
      }
    }
    let lines = words[1].enumerated().map { ($1, [20, 100 + 60 * Double($0), 80, 20]) }
    #expect(Literals.drawn(Literals.lines(lines), nodes).hiddenPages == [1])
  }

  @Test(arguments: [
    ("Latte", ["Latte"], true),
    ("Latte", ["Lafte"], true),
    ("Latte", ["Mocha"], false),
    ("Two lines of words", ["Two lines", "of words"], true),
    ("Four words of six were read", ["Four words", "of six"], true),
    ("Latte", [], false),
  ])
  func `words are read in the frame of their node`(words: String, lines: [String], isRead: Bool) {
    let seen = Literals.lines(lines.enumerated().map { ($1, [20, 104 + 24 * Double($0), 200, 20]) })
    #expect(Literals.drawn(seen, [Literals.text(words, [20, 100, 300, 60])]).isRead(1) == isRead)
  }

  @Test func `a description names what is drawn and is not drawn itself`() {
    let seen = Literals.lines([("Submit the form", [20, 300, 160, 20])])
    let button = Literals.button([20, 100, 100, 48], "Submit the form")
    #expect(Literals.drawn(seen, [button]).isRead(1) == false)
    #expect(Literals.drawn(seen, [button]).wordsElsewhere.isEmpty)
  }

  @Test func `words that are drawn once elsewhere have that place`() {
    let node = Literals.text("Checkout", [20, 600, 200, 20])
    let once = Literals.lines([("Checkout", [20, 100, 80, 20])])
    let found = Literals.drawn(once, [node]).wordsElsewhere
    #expect(found.map(\.node) == [1])
    #expect(found.map(\.element) == [1])
    let twice = Literals.lines([("Checkout", [20, 100, 80, 20]), ("Checkout", [20, 300, 80, 20])])
    #expect(Literals.drawn(twice, [node]).wordsElsewhere.isEmpty)
  }

  @Test(arguments: [
    ("Orders", true), ("Überblick", true), ("Ελλάδα", true), ("订单", true), ("12:30", true), ("مرحبا", false),
    ("Привет", false), ("สวัสดี", false), ("…", false), ("OK مرحبا بالعالم", false),
  ])
  func `letters of Latin, Greek and Chinese are read`(text: String, canRead: Bool) {
    #expect(ReadableScript.canRead(text) == canRead)
  }

  @Test(arguments: [(1, true), (2, true), (3, false)])
  func `a tree is readable where half of its words are`(foreign: Int, isReadable: Bool) {
    let words = (0..<4).map { $0 < foreign ? "مرحبا" : "Orders" }
    let nodes = words.enumerated().map { Literals.text($1, [20, 100 + 60 * Double($0), 200, 20]) }
    #expect(Literals.drawn([], nodes).isReadable == isReadable)
  }
}
