import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel
import Suggestions
import Testing

/// What cannot be read is named from the tree, or not for certain.
@Suite struct LegibilityTests {
  /// A switch after a text that was read so, on a screen whose tree spells that text.
  static func switchName(read: String, declared: String?, language: Language?) -> Evidence? {
    let seen = Drawn.seen([
      Drawn.element(.toggle, [320, 100, 51, 31]), Drawn.text(read, [20, 106, 120, 18]),
    ])
    var nodes = [Node(role: .window, frame: seen.size.bounds)]
    if let declared {
      var node = Node(id: 1, parent: 0, role: .text, frame: Rect(x: 20, y: 104, width: 120, height: 22))
      node.label = declared
      nodes[0].children = [1]
      nodes.append(node)
    }
    let tree = AccessibilityTree(
      format: "unsaid", platform: .ios, order: .traversal, scale: 1, size: seen.size, nodes: nodes)
    let screen = Screen(
      name: "drawn", raster: Raster(size: Size(width: 1, height: 1), filledWith: .white), seen: seen,
      tree: tree, matches: Matcher().matches(seen: seen, tree: tree))
    return Namer().name(of: Subject(seen.elements[0]), in: Scene(screen, language: language))
  }

  @Test(arguments: [
    ("Notificatlons", "Notifications", "Notifications"), ("Notifi...", "Notifications", "Notifications"),
    ("天気⊃才口一", "天気フォロー", "天気フォロー"), ("YBeAOMneHNя", "Уведомления", "Уведомления"),
    // Nothing like the drawn words: just that may be the defect.
    ("Notifications", "img_2041.png", "Notifications"),
  ])
  func `a text is taken as the tree spells it`(read: String, declared: String, name: String) throws {
    let language: Language? = declared.unicodeScalars.allSatisfy(\.isASCII) ? .english : nil
    let found = try #require(Self.switchName(read: read, declared: declared, language: language))
    #expect(found.text == name)
    #expect(found.confidence >= Namer.highConfidence)
  }

  @Test(arguments: [
    ("Notifi...", Language.english), ("Notifi…", .english), ("力×亏配送", .chinese), ("Xyzzy plugh", nil),
  ])
  func `words that are cut, misread or of no known language are never certain`(
    read: String, language: Language?
  ) throws {
    let found = try #require(Self.switchName(read: read, declared: nil, language: language))
    #expect(found.confidence < Namer.highConfidence)
  }

  @Test func `what is read off a script that the reader does not know names nothing`() {
    #expect(Self.switchName(read: "NpoΦnlb", declared: nil, language: .russian) == nil)
  }

  @Test(arguments: [nil, "äs,lis"])
  func `an icon is no certain name where words stand on the tab that nobody can read`(read: String?) throws {
    let elements = [
      Drawn.element(.tabBarItem, [20, 780, 60, 50], state: .unselected),
      Drawn.element(.icon, [38, 784, 24, 24], icon: "settings"),
      Drawn.element(.text, [30, 812, 40, 12], text: read),
    ]
    let found = try #require(Drawn.name(of: elements, language: .arabic))
    #expect(found.confidence < Namer.highConfidence)
    let alone = try #require(Drawn.name(of: Array(elements.prefix(2)), language: .arabic))
    #expect(alone.confidence >= Namer.highConfidence)
  }

  @Test func `the days of a calendar are no Polish`() {
    #expect(LanguageGuess.language(of: ["S", "M", "T", "W", "T", "F", "S", "Loud", "Alerts"]) == nil)
  }

  @Test func `what a reader makes of Japanese is not taken for Chinese`() {
    #expect(LanguageGuess.language(of: ["天気⊃才口一", "力×亏配送", "音楽刀力>卜", "音楽"]) == nil)
    #expect(LanguageGuess.language(of: ["钱包帮助", "最近搜索", "AQI <50"]) == .chinese)
  }
}
