import AccessibilityModel
import Geometry
import Matching
import ScreenModel

/// Completes a declared tree by what only the pixels show: stops that are missing, names and states that are not
/// stated. What is declared is never changed, even where the pixels contradict it.
public struct TreeCompletion {
  private let screen: Screen
  private let maker: InferredNodes
  private let alignment: StopAlignment
  private let matched: Set<Int>

  /// Prepares the completion of a screen's tree.
  public init(_ screen: Screen) {
    self.screen = screen
    maker = InferredNodes(screen.seen)
    alignment = StopAlignment(
      declared: DeclaredStops(screen.spoken, isRightToLeft: screen.seen.isRightToLeft).stops(),
      seen: SeenStops(screen.seen).stops(), matches: screen.matches, spoken: screen.spoken)
    matched = Set(screen.matches.map(\.element))
  }

  /// The completed tree, each node marked.
  public func completed() -> MarkedTree {
    var draft = TreeDraft(screen.tree)
    if draft.rootCount != 1 { draft.wrap(in: Node(role: .application, frame: screen.seen.size.bounds)) }
    var anchor: Int?
    for row in alignment.rows {
      if let declared = row.declared {
        let node = alignment.declared[declared].node
        if let seen = row.seen { fill(node, from: alignment.seen[seen], in: &draft) }
        anchor = node
      } else if let seen = row.seen, isMissing(alignment.seen[seen]) {
        anchor = insert(alignment.seen[seen], after: anchor, into: &draft)
      }
    }
    let (nodes, marks) = draft.finished()
    var tree = screen.tree
    tree.nodes = nodes
    let hidden = HiddenPages().roots(seen: screen.seen, tree: tree)
    return MarkedTree(
      tree, marks: marks, spoken: SpokenTree(tree, hidden: hidden),
      isRightToLeft: screen.seen.isRightToLeft)
  }

  /// Nothing of it may be declared: a stop that is only cut differently is there already.
  private func isMissing(_ stop: SeenStop) -> Bool {
    stop.elements.contains { matched.contains($0) } == false
  }

  /// Puts the node into the innermost holder around it, behind what is read before it.
  private func insert(_ stop: SeenStop, after anchor: Int?, into draft: inout TreeDraft) -> Int {
    let root = draft.nodes.firstIndex { $0.parent == nil }
    var previous = anchor.flatMap { $0 == root ? nil : $0 }
    var parent = previous.flatMap { draft.nodes[$0].parent } ?? root
    while let holder = parent, holder != root, holds(draft.nodes[holder], stop.box) == false {
      previous = holder
      parent = draft.nodes[holder].parent
    }
    let id = draft.insert(maker.node(of: stop), under: parent, after: previous)
    for part in maker.parts(of: stop) { draft.append(part, under: id) }
    return id
  }

  /// A stop speaks for what it holds, so nothing that is a stop itself may lie in it.
  private func holds(_ node: Node, _ box: Rect) -> Bool {
    let isDeclaredStop = node.id < screen.tree.nodes.count && screen.spoken.isStop(node.id)
    return node.isAccessible != true && isDeclaredStop == false && box.share(in: node.frame) >= 0.85
  }

  private func fill(_ id: Int, from stop: SeenStop, in draft: inout TreeDraft) {
    let node = screen.tree.nodes[id]
    let seen = maker.node(of: stop)
    var keys: [String] = []
    if let label = seen.label, isNameless(node), isContent(label, of: node) == false { keys.append("label") }
    if seen.isSelected == true, node.isSelected == nil, node.checked == nil { keys.append("selected") }
    if seen.checked != nil, node.checked == nil, node.isSelected == nil, node.value == nil {
      keys.append("checked")
    }
    draft.fill(id, keys) { node in
      if keys.contains("label") { node.label = seen.label }
      if keys.contains("selected") { node.isSelected = true }
      if keys.contains("checked") { node.checked = seen.checked }
    }
  }

  private func isNameless(_ node: Node) -> Bool { screen.spoken.name(of: node.id).isEmpty }

  /// The words in a field are its value or placeholder, not its name.
  private func isContent(_ label: String, of node: Node) -> Bool {
    let seen = FoldedText(label)
    return [node.value, node.text, node.placeholder].compactMap { $0 }.contains { FoldedText($0) == seen }
  }
}
