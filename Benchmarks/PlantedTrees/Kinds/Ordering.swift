import AccessibilityModel
import Geometry

/// Defects of order; where a screen reader sorts by place, a dump's own order says nothing and none is planted.
enum Ordering {
  static let rules: Set<String> = ["order-mismatch"]
  static let kinds = [rowsSwapped, textsSwapped]

  static let rowsSwapped = PlantKind(name: "neighbouring rows swapped", rules: rules) { ground in
    guard isStated(ground) else { return [] }
    return ground.tree.nodes.flatMap { parent in
      zip(parent.children, parent.children.dropFirst()).compactMap { one, other -> PlantKind.Planting? in
        let first = ground.tree.nodes[one]
        let second = ground.tree.nodes[other]
        guard isBelow(second.frame, first.frame), speaks(one, ground), speaks(other, ground),
          (0.4...2.5).contains(first.frame.height / max(second.frame.height, 1))
        else { return nil }
        return .init(places: [first.frame, second.frame]) { swapped(one, other, below: parent.id, ground) }
      }
    }
  }

  static let textsSwapped = PlantKind(name: "texts of a row swapped", rules: rules) { ground in
    guard isStated(ground), ground.tree.platform == .android else { return [] }
    let drawn = Set(ground.texts.map(\.id))
    return ground.controls.flatMap { row in
      ground.family(of: row.id).flatMap { id in
        let children = ground.tree.nodes[id].children
        return zip(children, children.dropFirst()).compactMap { one, other -> PlantKind.Planting? in
          guard drawn.contains(one), drawn.contains(other), ground.spoken.ownName(of: row.id) == nil,
            ground.spoken.isInteractive(one) == false, ground.spoken.isInteractive(other) == false,
            isBelow(ground.tree.nodes[other].frame, ground.tree.nodes[one].frame)
          else { return nil }
          return .init(places: [row.frame]) { swapped(one, other, below: id, ground) }
        }
      }
    }
  }

  private static func isStated(_ ground: Ground) -> Bool { ground.tree.order == .traversal }

  private static func isBelow(_ lower: Rect, _ upper: Rect) -> Bool {
    lower.top >= upper.bottom - 1 && lower.overlapX(upper) >= 0.5 * min(lower.width, upper.width)
  }

  /// Whether something drawn and uncovered is spoken in the subtree.
  private static func speaks(_ id: Int, _ ground: Ground) -> Bool {
    let family = Set(ground.family(of: id))
    return ground.drawnStops.contains {
      family.contains($0.id) && ground.spoken.name(of: $0.id).isEmpty == false
    }
  }

  private static func swapped(
    _ one: Int, _ other: Int, below parent: Int, _ ground: Ground
  ) -> AccessibilityTree {
    ground.tree.replacing([
      parent: { sketch in
        var sketch = sketch
        let children = ground.tree.nodes[parent].children
        guard let first = children.firstIndex(of: one), let second = children.firstIndex(of: other) else {
          return [sketch]
        }
        sketch.children.swapAt(first, second)
        return [sketch]
      }
    ])
  }
}
