import AccessibilityModel
import Geometry
import Matching

extension Screen {
  /// The controls that show themselves whole: neither cut nor covered nor of the system.
  var wholeControls: [Node] {
    controls.filter { node in
      spoken.isCut(node.id) == false && drawn.isPartlyCovered(node.id) == false
        && surroundings.isObscured(node.frame) == false && node.frame.shorterSide >= 4
        && spoken.touchesScrollEdge(node.id) == false
    }
  }

  /// A link in a line of text is as high as the line.
  func isInline(_ node: Node) -> Bool {
    guard node.role == .link else { return false }
    let parent = node.parent.map { tree.nodes[$0] }
    if parent?.role == .text || parent?.role == .heading { return true }
    return tree.nodes.contains { other in
      other.id != node.id && other.role == .text && node.frame.share(in: other.frame) >= 0.9
    }
  }

  /// Whether one of the nodes lies inside the other in the tree.
  func areRelated(_ one: Node, _ other: Node) -> Bool {
    tree.ancestors(of: one.id).contains { $0.id == other.id }
      || tree.ancestors(of: other.id).contains { $0.id == one.id }
  }
}
