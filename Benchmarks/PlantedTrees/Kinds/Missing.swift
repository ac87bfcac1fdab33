import AccessibilityModel
import Geometry

/// Defects by which something drawn is no longer declared.
enum Missing {
  static let rules: Set<String> = ["element-missing", "text-unexposed"]
  static let kinds = [controlDeleted, wrapperLeft, textDeleted]

  static let controlDeleted = PlantKind(name: "control deleted", rules: rules) { ground in
    ground.controls.filter { ground.holdsSeen($0.frame) }.map { node in
      .init(places: [node.frame]) {
        ground.tree.unjoined(ground.words(in: node.id), above: [node.id]).replacing([node.id: { _ in [] }])
      }
    }
  }

  static let wrapperLeft = PlantKind(name: "control deleted, wrapper left", rules: rules) { ground in
    ground.controls.filter { ground.holdsSeen($0.frame) }.map { node in
      .init(places: [node.frame]) {
        ground.tree.unjoined(ground.words(in: node.id), above: [node.id])
          .replacing([node.id: { [Sketch(leaf: anonymous($0.node, in: ground.tree))] }])
      }
    }
  }

  static let textDeleted = PlantKind(name: "text deleted", rules: rules) { ground in
    ground.texts.filter { node in
      ground.spoken.isInteractive(node.id) == false
        && ground.spoken.stop(for: node.id).map { ground.spoken.ownName(of: $0) == nil || $0 == node.id }
          ?? true
    }.map { node in
      .init(places: [node.frame]) {
        ground.tree.unjoined(ground.words(in: node.id), above: [node.id]).replacing([node.id: { _ in [] }])
      }
    }
  }

  /// What is left of a control when its button is taken out of a layout: a view that says nothing.
  static func anonymous(_ node: Node, in tree: AccessibilityTree) -> Node {
    let raw = tree.platform == .ios ? "Other" : "android.view.View"
    var empty = Node(role: .other(raw), rawRole: raw, frame: node.frame)
    empty.line = node.line
    // Dumps that write these for every node write them for this one too.
    empty.isClickable = node.isClickable.map { _ in false }
    empty.isSelected = node.isSelected.map { _ in false }
    empty.isEnabled = node.isEnabled
    empty.isFocusable = node.isFocusable.map { _ in false }
    empty.isVisible = node.isVisible
    return empty
  }
}
