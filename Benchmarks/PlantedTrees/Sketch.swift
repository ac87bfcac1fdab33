import AccessibilityModel

/// A node with its children inside, for editing a tree; the flat list of a tree cannot lose or move nodes.
struct Sketch {
  var node: Node
  var children: [Sketch]

  /// Takes a node and what is below it out of a tree.
  init(_ id: Int, of tree: AccessibilityTree) {
    node = tree.nodes[id]
    children = tree.nodes[id].children.map { Sketch($0, of: tree) }
  }

  /// Makes a leaf.
  init(leaf node: Node) {
    self.node = node
    children = []
  }

  /// The same with a change made to every node of it.
  func mapped(_ change: (inout Node) -> Void) -> Sketch {
    var copy = self
    change(&copy.node)
    copy.children = children.map { $0.mapped(change) }
    return copy
  }
}

extension AccessibilityTree {
  /// The tree with some of its nodes replaced, each by any number of others; children are edited before parents.
  func replacing(_ edits: [Int: (Sketch) -> [Sketch]]) -> AccessibilityTree {
    var flat: [Node] = []
    func add(_ sketch: Sketch, parent: Int?) {
      var node = sketch.node
      node.id = flat.count
      node.parent = parent
      node.children = []
      flat.append(node)
      if let parent { flat[parent].children.append(node.id) }
      for child in sketch.children { add(child, parent: node.id) }
    }
    func edited(_ id: Int) -> [Sketch] {
      var sketch = Sketch(leaf: nodes[id])
      sketch.children = nodes[id].children.flatMap(edited)
      return edits[id].map { $0(sketch) } ?? [sketch]
    }
    for root in roots { for sketch in edited(root.id) { add(sketch, parent: nil) } }
    var tree = self
    tree.nodes = flat
    return tree
  }

  /// The tree with single nodes changed.
  func changing(_ ids: some Sequence<Int>, _ change: @escaping (inout Node) -> Void) -> AccessibilityTree {
    replacing(
      Dictionary(
        ids.map { id in
          (
            id,
            { sketch in
              var sketch = sketch
              change(&sketch.node)
              return [sketch]
            }
          )
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// The tree without some words in the labels of a node's ancestors: toolkits that join labels would not have joined
  /// what is not there.
  func unjoined(_ words: [String], above ids: [Int]) -> AccessibilityTree {
    let above = Set(ids.flatMap { id in ancestors(of: id).map(\.id) })
    let joined = above.filter { id in
      nodes[id].label.map { label in words.contains { label.contains($0) && label != $0 } } ?? false
    }
    return changing(joined) { node in
      for word in words {
        guard let range = node.label?.range(of: word) else { continue }
        node.label?.removeSubrange(range)
      }
    }
  }
}
