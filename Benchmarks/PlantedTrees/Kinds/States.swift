import AccessibilityModel
import Geometry

/// Defects of state.
enum States {
  static let rules: Set<String> = ["state-selected-unstated", "state-mismatch"]
  static let kinds = [dropped, flipped]

  static let dropped = PlantKind(name: "state dropped", rules: rules) { ground in
    stated(ground).map { node in
      .init(places: [node.frame]) {
        ground.tree.changing(ground.family(of: node.id)) { node in
          if node.checked != nil { node.value = nil }
          node.checked = nil
          // Android's dumps write "selected" for every node, so a dropped one reads false.
          node.isSelected = node.isSelected.map { _ in false }
          node.traits.remove("selected")
          node.traits.remove("checkable")
        }
      }
    }
  }

  static let flipped = PlantKind(name: "state flipped", rules: rules) { ground in
    stated(ground).compactMap { node in
      if let checked = node.checked {
        return .init(places: [node.frame]) {
          ground.tree.changing([node.id]) { $0.checked = checked == .on ? .off : .on }
        }
      }
      guard let parent = node.parent,
        let sibling = ground.tree.nodes[parent].children.first(where: {
          $0 != node.id && ground.tree.nodes[$0].role == node.role && ground.spoken.isStop($0)
        })
      else { return nil }
      return .init(places: [node.frame, ground.tree.nodes[sibling].frame]) {
        ground.tree.changing(ground.family(of: node.id)) { $0.isSelected = $0.isSelected.map { _ in false } }
          .changing([sibling]) { $0.isSelected = true }
      }
    }
  }

  private static func stated(_ ground: Ground) -> [Node] {
    ground.drawnStops.filter {
      ($0.isSelected == true || $0.checked != nil) && ground.holdsSeen($0.frame)
    }
  }
}
