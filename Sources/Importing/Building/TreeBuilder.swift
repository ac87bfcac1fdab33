import AccessibilityModel
import Geometry

/// Collects nodes in depth-first order and makes the tree of them; frames are in the dump's own unit until then.
struct TreeBuilder {
  private(set) var nodes: [Node] = []
  /// The nodes for which the dump gives no frame at all, as opposed to an empty one.
  private(set) var frameless: Set<Int> = []
  private var unread: [UnreadPart] = []
  /// What is wrong with the first part that is left out: the error where nothing else is there.
  private var firstFault: ImportError?
  /// The node opened last at each depth.
  private var open: [Int] = []

  /// Adds a node below the last one that is less deep; its id becomes its place in the order.
  mutating func add(_ node: Node, depth: Int, hasFrame: Bool = true) throws(ImportError) {
    try Limits.check(depth: depth, nodes: nodes.count, line: node.line)
    var node = node
    open.removeLast(max(0, open.count - depth))
    node.id = nodes.count
    node.parent = open.last
    if !hasFrame { frameless.insert(node.id) }
    if let parent = node.parent { nodes[parent].children.append(node.id) }
    open.append(node.id)
    nodes.append(node)
  }

  /// Notes a part that is not understood: of the last node, or, where `depth` is given, in the place of a node there.
  mutating func leaveOut(_ kind: UnreadPart.Kind, depth: Int? = nil, line: Int, because reason: String) {
    let node = depth.map { parent(at: $0)?.id } ?? nodes.last?.id
    unread.append(UnreadPart(kind, line: line, node: node))
    firstFault = firstFault ?? ImportError(line: line, reason: reason)
  }

  /// Throws where something is left out and nothing that has a place is left.
  func checkUnderstood() throws(ImportError) {
    if let firstFault, frameless.count == nodes.count { throw firstFault }
  }

  /// The node below which the next one at this depth comes; nil for a root.
  func parent(at depth: Int) -> Node? { open.prefix(depth).last.map { nodes[$0] } }

  /// The same nodes with other frames.
  mutating func mapFrames(_ change: (Node) -> Rect) {
    for index in nodes.indices { nodes[index].frame = change(nodes[index]) }
  }

  /// Gives some nodes another role.
  mutating func mapRoles(_ roles: [Int: Role]) {
    for (index, role) in roles { nodes[index].role = role }
  }

  /// The tree, with frames in pixels.
  ///
  /// - Parameter unstated: what the format has no place for.
  func tree(
    _ format: String, _ platform: Platform, order: AccessibilityTree.Order, fit: Fit,
    unstated: Set<Statement> = []
  ) -> AccessibilityTree {
    var nodes = nodes
    for index in nodes.indices {
      if fit.factor != 1 { nodes[index].frame = nodes[index].frame.scaled(by: fit.factor).hundredths }
      // An application is as large as the screen; other nodes without a frame keep an empty one.
      if frameless.contains(index), nodes[index].role == .application, let size = fit.size {
        nodes[index].frame = size.bounds
      }
    }
    var tree = AccessibilityTree(
      format: format, platform: platform, order: order, scale: fit.scale.pixels,
      isScaleCertain: fit.scale.isCertain, size: fit.size, nodes: nodes)
    tree.unstated = unstated
    // A text's elements and its lines between them are noted one after the other.
    tree.unread = unread.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    return tree
  }
}

extension Rect {
  /// The same with hundredths of a pixel: points are floating-point numbers with noise in the last digits.
  fileprivate var hundredths: Rect {
    func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Rect(x: round(x), y: round(y), width: round(width), height: round(height))
  }
}
