import AccessibilityModel
import Matching
import ScreenModel

/// Which of several controls in one row or column the tree calls the chosen one.
struct StatedGroups {
  let screen: Screen

  /// Whether the tree states that the control is selected or checked.
  func isChosen(_ node: Node) -> Bool {
    let around = [node] + screen.tree.descendants(of: node.id) + wrappers(of: node)
    return around.contains { $0.isSelected == true || $0.checked == .on || $0.traits.contains("selected") }
  }

  /// A control of the same kind beside it that is stated as chosen.
  func chosenNeighbour(of node: Node) -> Node? {
    screen.controls.first { other in
      other.id != node.id && isBeside(other, node) && isChosen(other)
    }
  }

  /// Whether both stand in one row and are of one kind.
  func isBeside(_ one: Node, _ other: Node) -> Bool {
    abs(one.frame.midY - other.frame.midY) <= 3 * screen.scale
      && abs(one.frame.height - other.frame.height) <= 3 * screen.scale
      && one.frame.intersection(other.frame).area < 0.2 * min(one.frame.area, other.frame.area)
      && one.frame.area > 0 && areNear(one, other)
  }

  private func areNear(_ one: Node, _ other: Node) -> Bool {
    one.parent == other.parent || sharedParent(one, other)
  }

  /// Each may stand in a wrapper of its own.
  private func sharedParent(_ one: Node, _ other: Node) -> Bool {
    let first = screen.tree.ancestors(of: one.id).prefix(2).map(\.id)
    let second = screen.tree.ancestors(of: other.id).prefix(2).map(\.id)
    return first.contains { second.contains($0) }
  }

  /// The nodes around it that hold nothing else.
  private func wrappers(of node: Node) -> [Node] {
    screen.tree.ancestors(of: node.id).prefix(2).filter { $0.frame.iou(node.frame) >= 0.5 }
  }
}

extension Screen {
  /// The node that an element with a state belongs to: the stop that speaks for it, else the smallest group around it.
  func component(of element: Element) -> Node? {
    if let stop = stop(of: element) { return stop }
    return tree.nodes.filter { node in
      spoken.isVisible(node.id) && element.box.share(in: node.frame) >= 0.85
        && node.frame.area <= 12 * element.box.area && node.role.isContainer == false
        && ([node] + tree.descendants(of: node.id)).contains { spoken.ownName(of: $0.id) != nil }
    }.min { $0.frame.area < $1.frame.area }
  }

  /// What the tree states of a two-state control: at the stop, in it, or at the row around it.
  func checked(around stop: Node) -> Node.Checked? {
    let inside = tree.descendants(of: stop.id)
    if let own = stop.checked ?? inside.compactMap(\.checked).first {
      return inside.count(where: { $0.checked != nil }) > 1 ? nil : own
    }
    return tree.ancestors(of: stop.id).prefix(2).compactMap(\.checked).first
  }

  /// Whether the place shows what the element is: whole, of the app, and no part of a picture.
  func isJudgedForState(_ element: Element) -> Bool {
    guard surroundings.isObscured(element.box) == false, isInPicture(element) == false else { return false }
    return node(of: element).map { drawn.isPartlyCovered($0.id) == false } ?? true
  }
}
