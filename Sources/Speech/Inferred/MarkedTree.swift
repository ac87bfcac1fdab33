import AccessibilityModel

/// A tree whose nodes say where they come from: the app, or the pixels.
public struct MarkedTree: Sendable, Hashable {
  /// Where a node comes from.
  public enum Origin: String, Sendable, Hashable, Codable, CaseIterable {
    case declared, inferred
  }

  /// The origin of one node.
  public struct Mark: Sendable, Hashable {
    /// Where the node comes from.
    public var origin: Origin
    /// The keys of `unsaid.tree/1` that a declared node lacked and that were filled in from the pixels.
    public var filled: [String]

    /// Makes a mark.
    public init(_ origin: Origin, filled: [String] = []) {
      self.origin = origin
      self.filled = filled
    }
  }

  /// The tree.
  public var tree: AccessibilityTree
  /// The origin of each node, by index.
  public var marks: [Mark]
  /// The nodes at which a screen reader stops, in its order.
  public var stops: [Int]
  /// What the reader calls each node, by index; empty where it is silent.
  public var names: [String]

  init(_ tree: AccessibilityTree, marks: [Mark], spoken: SpokenTree, isRightToLeft: Bool) {
    self.tree = tree
    self.marks = marks
    stops = DeclaredStops(spoken, isRightToLeft: isRightToLeft).stops().map(\.node)
    names = tree.nodes.indices.map { spoken.name(of: $0) }
  }

  /// A tree of which every node is declared.
  public init(declared tree: AccessibilityTree) {
    self.init(
      tree, marks: tree.nodes.map { _ in Mark(.declared) }, spoken: SpokenTree(tree), isRightToLeft: false)
  }
}
