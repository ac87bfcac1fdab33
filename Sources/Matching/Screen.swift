import AccessibilityModel
import Geometry
import Imaging
import ScreenModel

/// One screen with both sides put together: what is seen, what is declared, and which belongs to which.
public struct Screen: Sendable {
  /// The name of the screen: path of the pair without extension.
  public let name: String
  /// The pixels, for the rules that measure them.
  public let raster: Raster
  /// What recognition saw.
  public let seen: RecognizedScreen
  /// What the app declared.
  public let tree: AccessibilityTree
  /// Which element stands for which node.
  public let matches: [Match]
  /// The tree as a screen reader meets it; what the picture shows to be covered counts as hidden.
  public let spoken: SpokenTree
  /// What is drawn of each node.
  public let drawn: DrawnTree
  /// Which parts of the picture the dump can be held to.
  public let surroundings: Surroundings

  /// The colours that texts and icons are drawn in.
  public let inks: DrawnInks

  private let nodeByElement: [Int: Int]
  private let elementsByNode: [Int: [Int]]
  private let elementByID: [Int: Element]

  /// Puts the sides together, with matches that are known already.
  ///
  /// - Parameter inks: the colours, where they are known; else they are measured.
  public init(
    name: String, raster: Raster, seen: RecognizedScreen, tree: AccessibilityTree, matches: [Match],
    inks: DrawnInks? = nil
  ) {
    self.init(name: name, raster: raster, seen: seen, tree: tree, inks: inks) { _ in matches }
  }

  /// Puts the sides together and looks for what belongs together.
  ///
  /// - Parameter inks: the colours, where they are known; else they are measured.
  public init(
    name: String, raster: Raster, seen: RecognizedScreen, tree: AccessibilityTree, matcher: Matcher,
    inks: DrawnInks? = nil
  ) {
    self.init(name: name, raster: raster, seen: seen, tree: tree, inks: inks) {
      matcher.matches(seen: seen, spoken: $0)
    }
  }

  private init(
    name: String, raster: Raster, seen: RecognizedScreen, tree: AccessibilityTree, inks: DrawnInks?,
    matches: (SpokenTree) -> [Match]
  ) {
    self.name = name
    self.raster = raster
    self.seen = seen
    self.tree = tree
    drawn = DrawnTree(seen: seen, tree: tree)
    spoken = SpokenTree(tree, hidden: drawn.hidden)
    self.matches = matches(spoken)
    surroundings = Surroundings(
      seen: seen, spoken: spoken, raster: raster, scale: Self.scale(of: tree, seen: seen))
    self.inks = inks ?? DrawnInks(of: seen, in: raster, scale: Self.scale(of: tree, seen: seen))
    nodeByElement = Dictionary(self.matches.map { ($0.element, $0.node) }) { first, _ in first }
    elementsByNode = Dictionary(grouping: self.matches, by: \.node).mapValues { $0.map(\.element) }
    elementByID = Dictionary(seen.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Pixels a point: the tree's own word, for it knows the device; where it has none, what recognition took.
  public var scale: Double { Self.scale(of: tree, seen: seen) }

  private static func scale(of tree: AccessibilityTree, seen: RecognizedScreen) -> Double {
    tree.scale > 1 || seen.scale <= 1 ? tree.scale : max(seen.scale, 1)
  }

  /// Whether the dump states its density, or its frames show it; else sizes in points are a guess.
  public var isScaleStated: Bool { tree.isScaleCertain }

  /// Whether recognition can read the script of most words that are declared; where it cannot, words prove nothing.
  public var isReadable: Bool { drawn.isReadable }

  /// From how many characters on a text is the content of a page and not the name of an app.
  private static let pageLength = 80

  /// Whether what the node says is said of its place: not the name of the app, nor words joined from what is inside. The page
  /// of an editor or reader may say its whole content.
  public func speaksAtItsPlace(_ node: Node) -> Bool {
    if node.children.isEmpty { return true }
    if spoken.isJoined(node.id) { return false }
    return node.frame.area < 0.85 * seen.size.bounds.area
      || spoken.strings(of: node.id).contains { $0.count >= Self.pageLength }
  }

  /// The element with an id.
  public func element(_ id: Int) -> Element? { elementByID[id] }

  /// The node that stands for an element.
  public func node(of element: Element) -> Node? { nodeByElement[element.id].map { tree.nodes[$0] } }

  /// The elements that a node stands for, in order of the matches.
  public func elements(of node: Node) -> [Element] {
    (elementsByNode[node.id] ?? []).compactMap { elementByID[$0] }
  }
}
