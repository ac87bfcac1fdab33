import AccessibilityModel

/// The places of tabs and segments among their like: a reader says "2 of 4".
struct DeclaredPlaces {
  private var positions: [Int: Announcement.Position] = [:]
  private var tabs: Set<Int> = []

  /// Gathers the stops below each tab bar or segmented control, and tabs that only share a parent.
  init(_ spoken: SpokenTree, order: [Int]) {
    let nodes = spoken.tree.nodes
    var sets: [Int: [Int]] = [:]
    for stop in order {
      let bar = spoken.tree.ancestors(of: stop).first {
        $0.role == .tabBar || $0.role == .segmentedControl
      }
      if let bar {
        guard Self.isMember(nodes[stop]) else { continue }
        sets[bar.id, default: []].append(stop)
        if bar.role == .tabBar { tabs.insert(stop) }
      } else if nodes[stop].role == .tab, let parent = nodes[stop].parent {
        sets[parent, default: []].append(stop)
      }
    }
    for members in sets.values where members.count > 1 {
      for (index, stop) in members.enumerated() {
        positions[stop] = Announcement.Position(index + 1, of: members.count)
      }
    }
    tabs.formUnion(order.filter { nodes[$0].role == .tab })
  }

  /// The place of a stop; nil where it is no tab or segment, or the only one.
  func position(of stop: Int) -> Announcement.Position? { positions[stop] }

  /// Whether a reader calls the stop a tab.
  func isTab(_ stop: Int) -> Bool { tabs.contains(stop) }

  /// Badges and the like inside a bar are read, but they are no tabs.
  private static func isMember(_ node: Node) -> Bool {
    [.tab, .button, .radio, .link].contains(node.role) || node.isSelected != nil || node.isClickable == true
  }
}
