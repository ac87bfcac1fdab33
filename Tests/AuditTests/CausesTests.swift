import AccessibilityModel
import Audit
import Findings
import Geometry
import Imaging
import Matching
import Reporting
import ScreenModel
import Testing

/// Which findings of one screen have one cause.
struct CausesTests {
  private static let size = Size(width: 400, height: 800)
  /// The rule that tells most first.
  private static let order = [
    "capture-incomplete", "element-ghost", "element-missing", "role-missing", "label-missing",
    "target-size-platform",
  ]

  /// A window, and below it nodes by role, box and parent.
  private static func screen(_ nodes: [(role: Role, box: [Double], parent: Int)]) -> Screen {
    var all = [Node(id: 0, role: .window, frame: size.bounds)]
    for (role, box, parent) in nodes {
      let frame = Rect(x: box[0], y: box[1], width: box[2], height: box[3])
      var node = Node(id: all.count, parent: parent, role: role, frame: frame)
      node.isClickable = true
      all[parent].children.append(node.id)
      all.append(node)
    }
    let tree = AccessibilityTree(
      format: "unsaid-tree", platform: .android, order: .traversal, scale: 1, size: size, nodes: all)
    return Screen(
      name: "", raster: Raster(size: size, filledWith: .white),
      seen: RecognizedScreen(image: "", size: size, scale: 1, elements: [], stops: []), tree: tree,
      matches: [])
  }

  private static func finding(_ rule: String, _ node: Int, _ outcome: Outcome = .violation) -> Finding {
    Finding(
      rule: rule, outcome: outcome, node: node,
      evidence: rule == "target-size-platform" ? ["minimum": "48"] : [:])
  }

  private static func small(_ node: Int) -> Finding { finding("target-size-platform", node) }

  /// The findings with their links, named by their places.
  private static func linked(_ findings: [Finding], on screen: Screen) -> [ReportedFinding] {
    let reported = findings.enumerated().map { index, finding in
      ReportedFinding(
        rule: finding.rule, outcome: finding.outcome.name, reviewReason: nil, severity: .error, confidence: 1,
        box: nil, element: nil, node: nil, message: "", hint: "", fingerprint: "\(index)")
    }
    return Causes(screen: screen, order: order).linked(reported, of: findings)
  }

  private static func groups(_ nodes: [(Role, [Double], Int)], _ places: [Int]) -> [String?] {
    linked(places.map(small), on: screen(nodes.map { (role: $0.0, box: $0.1, parent: $0.2) })).map(\.group)
  }

  @Test func `chips of one row are one, however wide their words are`() {
    let chips: [(Role, [Double], Int)] = [
      (.group, [0, 0, 400, 40], 0), (.button, [0, 0, 60, 40], 1), (.button, [70, 0, 90, 40], 1),
      (.button, [170, 0, 140, 41], 1), (.button, [320, 0, 30, 40], 1),
    ]
    #expect(Self.groups(chips, [2, 3, 4, 5]) == ["0", "0", "0", "0"])
  }

  @Test func `another height, another role or another place is another component`() {
    let nodes: [(Role, [Double], Int)] = [
      (.group, [0, 0, 400, 40], 0), (.group, [0, 100, 300, 300], 0), (.button, [0, 0, 60, 40], 1),
      (.button, [70, 0, 90, 34], 1), (.link, [200, 0, 60, 40], 1), (.button, [0, 100, 90, 40], 2),
    ]
    #expect(Self.groups(nodes, [3, 4, 5, 6]) == [nil, nil, nil, nil])
  }

  @Test func `only the side that is too small counts`() {
    let nodes: [(Role, [Double], Int)] = [
      (.button, [0, 0, 100, 60], 0), (.button, [0, 100, 30, 60], 0), (.button, [0, 200, 30, 90], 0),
    ]
    // Equal heights that are large enough say nothing.
    #expect(Self.groups(nodes, [1, 2, 3]) == [nil, "1", "1"])
  }

  @Test func `the same button of several cards is one`() {
    let cards: [(Role, [Double], Int)] = [
      (.cell, [0, 0, 400, 100], 0), (.group, [0, 0, 400, 40], 1), (.button, [300, 0, 60, 40], 2),
      (.cell, [0, 100, 400, 160], 0), (.group, [0, 100, 400, 40], 4), (.button, [300, 100, 90, 40], 5),
    ]
    #expect(Self.groups(cards, [3, 6]) == ["0", "0"])
  }

  @Test func `one list makes one component of rows that are built unlike`() {
    let rows: [(Role, [Double], Int)] = [
      (.list, [0, 0, 400, 400], 0), (.button, [0, 0, 60, 40], 1), (.group, [0, 100, 300, 90], 1),
      (.button, [0, 100, 90, 40], 3),
    ]
    #expect(Self.groups(rows, [2, 4]) == ["0", "0"])
  }

  @Test func `a small button without a label is one thing`() {
    let screen = Self.screen([(role: .button, box: [0, 0, 30, 30], parent: 0)])
    let linked = Self.linked([Self.small(1), Self.finding("label-missing", 1)], on: screen)
    #expect(linked.map(\.partOf) == ["1", nil])
  }

  @Test func `a doubt is no root of a fault`() {
    let screen = Self.screen([(role: .button, box: [0, 0, 30, 30], parent: 0)])
    let doubt = Self.finding("label-missing", 1, .review(.nearLimit))
    #expect(Self.linked([Self.small(1), doubt], on: screen).map(\.partOf) == [nil, nil])
  }

  @Test func `what is part of a part is part of the whole`() {
    // The outer and the inner frame have little in common; the one between them ties them.
    let screen = Self.screen([
      (role: .group, box: [0, 0, 100, 100], parent: 0), (role: .group, box: [0, 0, 100, 60], parent: 1),
      (role: .button, box: [0, 0, 100, 35], parent: 2),
    ])
    let linked = Self.linked(
      [Self.finding("role-missing", 1), Self.finding("label-missing", 2), Self.small(3)], on: screen)
    #expect(linked.map(\.partOf) == [nil, "0", "0"])
  }
}
