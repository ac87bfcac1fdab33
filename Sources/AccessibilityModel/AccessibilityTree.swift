import Geometry

/// The declared tree of one screen: a flat list in depth-first order, so that depth costs no stack.
public struct AccessibilityTree: Sendable, Hashable {
  /// What the order of nodes means (RULES.md, "declared order").
  public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
    /// The order in which a screen reader visits the nodes.
    case traversal
    /// The order of views; a screen reader sorts by place.
    case view
  }

  /// The name of the format it was read from, for example "uiautomator".
  public var format: String
  /// The platform whose wording and conventions apply.
  public var platform: Platform
  /// What the order of the nodes means.
  public var order: Order
  /// Pixels a point; estimated where frames were pixels and no density was stated.
  public var scale: Double
  /// Whether the pixels a point are stated or follow from the frames; false for a guess.
  public var isScaleCertain: Bool
  /// The screen in pixels that the frames refer to; nil where nothing says.
  public var size: Size?
  /// What the dump has no place for, so that its silence says nothing.
  public var unstated: Set<Statement> = []
  /// What the importer does not understand of the dump, in the order of the dump.
  public var unread: [UnreadPart] = []
  /// All nodes, parents before children, in the order of the dump.
  public var nodes: [Node]

  /// Makes a tree from nodes in depth-first order whose ids are their indices.
  public init(
    format: String, platform: Platform, order: Order, scale: Double, isScaleCertain: Bool = true,
    size: Size?, nodes: [Node]
  ) {
    self.format = format
    self.platform = platform
    self.order = order
    self.scale = scale
    self.isScaleCertain = isScaleCertain
    self.size = size
    self.nodes = nodes
  }

  /// Whether the dump has a place for something; only then does its silence say that it is not so.
  public func states(_ statement: Statement) -> Bool { unstated.contains(statement) == false }

  /// The nodes without a parent.
  public var roots: [Node] { nodes.filter { $0.parent == nil } }
}
