import AccessibilityModel

/// Finds the scroll views of a dump that names no roles: the system puts its scroll bars, which it names, inside them.
enum ScrollBars {
  /// The role of every node with a scroll bar among its children.
  static func roles(of nodes: [Node]) -> [Int: Role] {
    var roles: [Int: Role] = [:]
    for node in nodes where node.role == .other("") {
      guard let parent = node.parent, nodes[parent].role == .other(""), let label = node.label else {
        continue
      }
      if label.hasPrefix("Vertical scroll bar") || label.hasPrefix("Horizontal scroll bar") {
        roles[parent] = .scrollView
      }
    }
    return roles
  }
}
