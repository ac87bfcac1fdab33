import AccessibilityModel

/// A tree while nodes are put into it; ids are places in the draft until it is finished.
struct TreeDraft {
  private(set) var nodes: [Node] = []
  private var marks: [MarkedTree.Mark] = []
  private var children: [[Int]] = []
  private var roots: [Int] = []

  init() {}

  /// Begins with a declared tree.
  init(_ tree: AccessibilityTree) {
    nodes = tree.nodes
    marks = tree.nodes.map { _ in MarkedTree.Mark(.declared) }
    children = tree.nodes.map(\.children)
    roots = tree.roots.map(\.id)
  }

  /// Adds an inferred node; `previous` is the sibling before it, nil for the first place.
  @discardableResult
  mutating func insert(_ node: Node, under parent: Int?, after previous: Int?) -> Int {
    var node = node
    node.parent = parent
    let id = nodes.count
    nodes.append(node)
    marks.append(MarkedTree.Mark(.inferred))
    children.append([])
    var siblings = parent.map { children[$0] } ?? roots
    let place = previous.flatMap { siblings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    siblings.insert(id, at: place)
    if let parent { children[parent] = siblings } else { roots = siblings }
    return id
  }

  /// Adds an inferred node as the last child.
  @discardableResult
  mutating func append(_ node: Node, under parent: Int?) -> Int {
    insert(node, under: parent, after: (parent.map { children[$0] } ?? roots).last)
  }

  /// Changes a node, and notes the keys that were filled in.
  mutating func fill(_ id: Int, _ keys: [String], _ change: (inout Node) -> Void) {
    guard keys.isEmpty == false else { return }
    change(&nodes[id])
    marks[id].filled += keys
  }

  /// Puts one node above all roots, for files that have one root alone.
  mutating func wrap(in node: Node) {
    let old = roots
    roots = []
    let id = append(node, under: nil)
    children[id] = old
    for root in old { nodes[root].parent = id }
  }

  /// The number of nodes without a parent.
  var rootCount: Int { roots.count }

  /// The nodes in depth-first order with their marks; ids are their indices.
  func finished() -> (nodes: [Node], marks: [MarkedTree.Mark]) {
    var order: [Int] = []
    var open = Array(roots.reversed())
    while let next = open.popLast() {
      order.append(next)
      open.append(contentsOf: children[next].reversed())
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    let sorted = order.map { old -> Node in
      var node = nodes[old]
      node.id = places[old] ?? 0
      node.parent = node.parent.flatMap { places[$0] }
      node.children = children[old].compactMap { places[$0] }
      return node
    }
    return (sorted, order.map { marks[$0] })
  }
}
