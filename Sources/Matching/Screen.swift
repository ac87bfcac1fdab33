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
  /// The tree as a screen reader meets it; pages that the picture shows to be covered count as hidden.
  public let spoken: SpokenTree

  private let nodeByElement: [Int: Int]
  private let elementsByNode: [Int: [Int]]
  private let elementByID: [Int: Element]

  /// Puts the sides together.
  public init(
    name: String, raster: Raster, seen: RecognizedScreen, tree: AccessibilityTree, matches: [Match]
  ) {
    self.name = name
    self.raster = raster
    self.seen = seen
    self.tree = tree
    self.matches = matches
    spoken = SpokenTree(tree, hidden: HiddenPages().roots(seen: seen, tree: tree))
    nodeByElement = Dictionary(matches.map { ($0.element, $0.node) }) { first, _ in first }
    elementsByNode = Dictionary(grouping: matches, by: \.node).mapValues { $0.map(\.element) }
    elementByID = Dictionary(seen.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Pixels a point: the tree's own word, for it knows the device; where it has none, what recognition took.
  public var scale: Double { isScaleStated ? tree.scale : max(seen.scale, 1) }

  /// Whether the dump states its density; frames in pixels alone do not.
  public var isScaleStated: Bool { tree.scale > 1 || seen.scale <= 1 }

  /// The element with an id.
  public func element(_ id: Int) -> Element? { elementByID[id] }

  /// The node that stands for an element.
  public func node(of element: Element) -> Node? { nodeByElement[element.id].map { tree.nodes[$0] } }

  /// The elements that a node stands for, in order of the matches.
  public func elements(of node: Node) -> [Element] {
    (elementsByNode[node.id] ?? []).compactMap { elementByID[$0] }
  }
}
