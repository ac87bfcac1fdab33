import AccessibilityModel
import Geometry
import Importing
import Testing

/// What Maestro's dumps from iOS, which name no roles, tell by what they hold.
struct MaestroTests {
  /// A node of a dump of 393 by 852 points.
  private indirect enum Item {
    case node(_ bounds: String, _ label: String = "", [Item] = [])

    var json: String {
      guard case .node(let bounds, let label, let children) = self else { return "" }
      return """
        {"attributes": {"bounds": "\(bounds)", "accessibilityText": "\(label)"},
        "children": [\(children.map(\.json).joined(separator: ", "))]}
        """
    }
  }

  private static func tree(_ items: [Item]) throws -> AccessibilityTree {
    let root = Item.node("[0,0][393,852]", "", items)
    return try TreeReader.tree(
      from: [UInt8](root.json.utf8), format: "maestro", canvas: Canvas(imageSize: Samples.iPhone))
  }

  private static func roles(_ items: [Item]) throws -> [Role] { try tree(items).nodes.map(\.role) }

  @Test(arguments: ["Vertical scroll bar, 2 pages", "Horizontal scroll bar, 1 page"])
  func `what holds a scroll bar scrolls`(label: String) throws {
    let roles = try Self.roles([
      .node("[0,100][393,700]", "", [.node("[0,100][393,160]", "Tea"), .node("[390,100][393,700]", label)]),
      .node("[0,700][393,852]", "", [.node("[0,720][393,780]", "Pay")]),
    ])
    #expect(roles == [.other(""), .scrollView] + Array(repeating: .other(""), count: 4))
  }

  @Test func `words about a scroll bar make no scroll view`() throws {
    #expect(
      try Self.roles([.node("[0,100][393,700]", "", [.node("[0,100][393,160]", "The vertical scroll bar")])])
        == Array(repeating: .other(""), count: 3))
  }

  @Test(arguments: [
    ("9:41", true), ("21:05", true), ("9:41 AM", true), (" 9.41 ", true), ("9:4", false),
    ("Lunch at 9:41", false), ("941", false),
  ])
  func `the branch at the top that holds the time is the status bar`(label: String, isBar: Bool) throws {
    let tree = try Self.tree([
      .node("[0,0][393,54]", "", [.node("[40,18][90,40]", label), .node("[340,18][366,40]", "Battery")]),
      .node("[0,100][393,160]", "Latte"),
    ])
    #expect(tree.nodes.map { $0.role == .statusBar } == [false, isBar, false, false, false])
    #expect(SpokenTree(tree).isSystem(3) == isBar)
  }

  @Test func `a time on the page makes no status bar`() throws {
    let low = try Self.roles([.node("[0,100][393,160]", "9:41"), .node("[0,10][393,40]", "Orders")])
    #expect(low.contains(.statusBar) == false)
    // The header reaches below the strip; only the time's own branch is the system's.
    let header = try Self.roles([
      .node("[0,0][393,120]", "", [.node("[40,18][90,40]", "9:41"), .node("[0,60][393,110]", "Orders")])
    ])
    #expect(header == [.other(""), .other(""), .statusBar, .other("")])
  }
}
