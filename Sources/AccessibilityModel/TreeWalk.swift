extension AccessibilityTree {
  /// The ancestors of a node, nearest first.
  public func ancestors(of id: Int) -> [Node] {
    var found: [Node] = []
    var next = nodes[id].parent
    while let parent = next {
      found.append(nodes[parent])
      next = nodes[parent].parent
    }
    return found
  }

  /// The nodes below a node, depth first.
  public func descendants(of id: Int) -> [Node] {
    var found: [Node] = []
    var open = Array(nodes[id].children.reversed())
    while let next = open.popLast() {
      found.append(nodes[next])
      open.append(contentsOf: nodes[next].children.reversed())
    }
    return found
  }

  /// The way from the root, by role and place among the siblings of that role: `window[0]/button[2]`.
  public func path(of id: Int) -> String {
    let chain = [nodes[id]] + ancestors(of: id)
    return chain.reversed().map { "\($0.role.name)[\(placeAmongSiblings($0))]" }.joined(separator: "/")
  }

  private func placeAmongSiblings(_ node: Node) -> Int {
    let siblings = node.parent.map { nodes[$0].children } ?? roots.map(\.id)
    return siblings.prefix { $0 != node.id }.count { nodes[$0].role == node.role }
  }
}
