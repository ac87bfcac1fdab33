import AccessibilityModel
import Geometry

/// Finds the system's status bar in a dump that names no roles: a branch of its own that lies in the strip at the top and
/// holds the time.
enum StatusBars {
  /// The height of the strip in points: 54 to 62 on phones with a notch or an island.
  private static let strip = 64.0

  /// The role of each root of such a branch.
  static func roles(of nodes: [Node]) -> [Int: Role] {
    // Everything below a node counts for it; children come after their parents.
    var bottom = [Double](repeating: 0, count: nodes.count)
    var tellsTime = [Bool](repeating: false, count: nodes.count)
    for node in nodes.reversed() {
      bottom[node.id] = max(bottom[node.id], node.frame.isEmpty ? 0 : node.frame.bottom)
      tellsTime[node.id] = tellsTime[node.id] || isTime(node.label)
      guard let parent = node.parent else { continue }
      bottom[parent] = max(bottom[parent], bottom[node.id])
      tellsTime[parent] = tellsTime[parent] || tellsTime[node.id]
    }
    var roles: [Int: Role] = [:]
    for node in nodes where tellsTime[node.id] && bottom[node.id] <= strip {
      let isOutermost = node.parent.map { bottom[$0] > strip } ?? true
      if isOutermost { roles[node.id] = .statusBar }
    }
    return roles
  }

  private static func isTime(_ label: String?) -> Bool {
    label?.wholeMatch(of: /\s*\d{1,2}[:.]\d{2}(\s*[AaPp][Mm])?\s*/) != nil
  }
}
