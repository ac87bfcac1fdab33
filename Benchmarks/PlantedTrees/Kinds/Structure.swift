import AccessibilityModel
import Geometry

/// Defects of role and grouping.
enum Structure {
  static let kinds = [roleTaken, merged, split]

  static let roleTaken = PlantKind(
    name: "role taken away", rules: ["role-missing", "role-mismatch", "element-missing"]
  ) { ground in
    // A dump that names no roles has none to take.
    guard ground.tree.states(.role) else { return [] }
    return ground.controls.filter {
      // The selected one of several tabs takes no tap by right.
      ground.spoken.name(of: $0.id).isEmpty == false && $0.role.isField == false && $0.isSelected != true
        && ground.tree.descendants(of: $0.id).contains { ground.spoken.isInteractive($0.id) } == false
    }.map { node in
      .init(places: [node.frame]) {
        ground.tree.changing([node.id]) { node in
          let plain = Missing.anonymous(node, in: ground.tree)
          node.role = plain.role
          node.rawRole = plain.rawRole
          node.isClickable = plain.isClickable
          node.isFocusable = plain.isFocusable
          node.checked = nil
          node.actions = []
        }
      }
    }
  }

  static let merged = PlantKind(
    name: "two stops merged",
    rules: ["element-overmerged", "nested-active", "element-missing", "label-in-name"]
  ) { ground in
    ground.tree.nodes.flatMap { parent in
      zip(parent.children, parent.children.dropFirst()).compactMap { one, other -> PlantKind.Planting? in
        let first = ground.tree.nodes[one]
        let second = ground.tree.nodes[other]
        let ids = Set(ground.controls.map(\.id))
        guard ids.contains(one), ids.contains(other), ground.spoken.name(of: one).isEmpty == false,
          ground.spoken.name(of: other).isEmpty == false, ground.holdsSeen(first.frame),
          ground.holdsSeen(second.frame)
        else { return nil }
        let name = "\(ground.spoken.name(of: one)), \(ground.spoken.name(of: other))"
        let whole = first.frame.union(second.frame)
        return .init(places: [whole]) {
          ground.tree.replacing([
            one: { sketch in
              var joined = Sketch(leaf: sketch.node)
              joined.node.frame = whole
              joined.node.label = name
              joined.node.text = nil
              return [joined]
            }, other: { _ in [] },
          ])
        }
      }
    }
  }

  static let split = PlantKind(
    name: "row split into several stops", rules: ["element-ungrouped", "role-missing", "element-missing"]
  ) { ground in
    let texts = Set(ground.texts.map(\.id))
    return ground.controls.filter { node in
      let below = ground.tree.descendants(of: node.id)
      return ground.spoken.ownName(of: node.id) == nil && below.count { texts.contains($0.id) } >= 2
        && below.contains { ground.spoken.isInteractive($0.id) } == false
    }.map { node in
      .init(places: [node.frame]) {
        ground.tree.changing([node.id]) { node in
          node.role = .group
          node.isClickable = node.isClickable.map { _ in false }
          node.isAccessible = node.isAccessible.map { _ in false }
        }
      }
    }
  }
}
