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
    nodeByElement = Dictionary(matches.map { ($0.element, $0.node) }) { first, _ in first }
    elementsByNode = Dictionary(grouping: matches, by: \.node).mapValues { $0.map(\.element) }
    elementByID = Dictionary(seen.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Pixels a point: the tree's own word, for it knows the device.
  public var scale: Double { tree.scale > 0 ? tree.scale : seen.scale }

  /// The element with an id.
  public func element(_ id: Int) -> Element? { elementByID[id] }

  /// The node that stands for an element.
  public func node(of element: Element) -> Node? { nodeByElement[element.id].map { tree.nodes[$0] } }

  /// The elements that a node stands for, in order of the matches.
  public func elements(of node: Node) -> [Element] {
    (elementsByNode[node.id] ?? []).compactMap { elementByID[$0] }
  }
}
