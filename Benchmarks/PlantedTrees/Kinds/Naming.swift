import AccessibilityModel
import Geometry

/// Defects of names.
enum Naming {
  static let kinds = [emptied, fileName, routeName, neighbours, doubled]

  private static let missing: Set<String> = ["label-missing", "image-label-missing", "field-label-missing"]
  private static let detail: Set<String> = ["label-implementation-detail", "label-in-name"]

  /// Stops that are named by themselves or by what is inside them, each with the nodes that carry the words.
  private static func named(_ ground: Ground) -> [(node: Node, carriers: [Int])] {
    ground.controls.compactMap { node in
      let carriers = ground.family(of: node.id).filter { ground.spoken.ownName(of: $0) != nil }
      let hasOtherStops = ground.tree.descendants(of: node.id).contains { ground.spoken.isStop($0.id) }
      return carriers.isEmpty || hasOtherStops || node.role.isField ? nil : (node, carriers)
    }
  }

  static let emptied = PlantKind(
    name: "label emptied", rules: missing.union(["text-unexposed", "label-in-name"])
  ) { ground in
    named(ground).map { node, carriers in
      .init(places: [node.frame]) {
        ground.tree.unjoined(ground.words(in: node.id), above: [node.id]).changing(carriers) { node in
          node.label = nil
          node.text = nil
          if node.role == .text { node.value = nil }
        }
      }
    }
  }

  static let fileName = PlantKind(name: "label is a file name", rules: detail) { ground in
    renamed(ground, to: { _ in "ic_arrow_24.png" })
  }

  static let routeName = PlantKind(name: "label is a route name", rules: detail) { ground in
    renamed(ground, to: { _ in "profileDetailScreen" })
  }

  static let neighbours = PlantKind(
    name: "label is a neighbour's text",
    rules: ["label-in-name", "label-duplicate", "label-contradicts-icon"]
  ) { ground in
    // Only what has words drawn on it shows that it is named wrongly.
    named(ground).compactMap { node, carriers in
      guard ground.read(in: node.frame).count == 1,
        let other = ground.texts.first(where: {
          $0.id != node.id && carriers.contains($0.id) == false && $0.frame.intersection(node.frame).isEmpty
        }), let words = ground.spoken.ownName(of: other.id)
      else { return nil }
      // The finding may stand at the other one of that name.
      let namesakes = ground.controls.filter { ground.spoken.name(of: $0.id) == words }.map(\.frame)
      return .init(places: [node.frame] + namesakes) { rename(node, to: words, ground) }
    }
  }

  static let doubled = PlantKind(name: "name doubled", rules: ["label-duplicate", "label-in-name"]) {
    ground in
    let all = named(ground)
    return all.compactMap { node, _ in
      let other = all.first { other, _ in
        other.id != node.id && other.role == node.role
          && ground.spoken.name(of: other.id) != ground.spoken.name(of: node.id)
          && other.frame.intersection(node.frame).isEmpty
      }
      guard let other else { return nil }
      return .init(places: [node.frame, other.node.frame]) {
        rename(node, to: ground.spoken.name(of: other.node.id), ground)
      }
    }
  }

  private static func renamed(_ ground: Ground, to name: @escaping (Node) -> String) -> [PlantKind.Planting] {
    named(ground).map { node, _ in .init(places: [node.frame]) { rename(node, to: name(node), ground) } }
  }

  /// The control gets the name, as a developer would give it; what is drawn inside keeps its words.
  private static func rename(_ node: Node, to name: String, _ ground: Ground) -> AccessibilityTree {
    ground.tree.unjoined(ground.words(in: node.id), above: [node.id]).changing([node.id]) { $0.label = name }
  }
}
