import AccessibilityModel
import Geometry
import Imaging
import Matching

/// Finds the one control of a row that states no selection where its neighbours state that they have none, and
/// that is drawn in other colours than they.
struct OddOneOut {
  let screen: Screen

  /// The controls that stand out, in the order of the dump.
  var stops: [Node] {
    screen.controls.filter { node in
      let isFalseForAll = screen.tree.platform != .ios && node.isSelected == false
      guard node.isSelected == nil || isFalseForAll, node.checked == nil else { return false }
      let neighbours = screen.controls.filter { isNeighbour($0, of: node) }
      guard neighbours.count >= 2, neighbours.allSatisfy({ $0.isSelected == false && $0.checked == nil }) else {
        return false
      }
      return (isFalseForAll == false || ([node] + neighbours).allSatisfy(isWorded))
        && standsOut(node, among: neighbours)
    }
  }

  /// Chips and tabs are words on one ground; of icons each has its own colours.
  private func isWorded(_ node: Node) -> Bool {
    let inside = screen.seen.elements.filter { $0.box.share(in: node.frame) >= 0.85 && $0.type != .container }
    return inside.count == 1 && inside[0].type == .text && inside[0].box.height >= 0.2 * node.frame.height
  }

  private func isNeighbour(_ other: Node, of node: Node) -> Bool {
    other.id != node.id && other.parent == node.parent && other.role == node.role
      && abs(other.frame.midY - node.frame.midY) <= 2 * screen.scale
      && abs(other.frame.height - node.frame.height) <= 2 * screen.scale
  }

  private func standsOut(_ node: Node, among neighbours: [Node]) -> Bool {
    let own = InkColor.inkAndGround(of: node.frame, in: screen.raster)
    let others = neighbours.map { InkColor.inkAndGround(of: $0.frame, in: screen.raster) }
    guard own.count == 2, let first = others.first, first.count == 2 else { return false }
    let agree = others.allSatisfy { $0.count == 2 && isClose($0, first) }
    return agree && isClose(own, first) == false
  }

  private func isClose(_ one: [Color], _ other: [Color]) -> Bool {
    zip(one, other).allSatisfy { $0.distance(to: $1) <= 12 }
  }
}
