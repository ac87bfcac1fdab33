import AccessibilityModel
import Geometry

/// Defects by which a node lies where it is not drawn.
enum Frames {
  static let rules: Set<String> = ["frame-mismatch", "element-ghost", "modal-leak"]
  static let kinds = [moved, undrawn, leftBehind]

  static let moved = PlantKind(name: "frame moved", rules: rules.union(Missing.rules)) { ground in
    let bounds = ground.screen.seen.size.bounds
    return ground.drawnStops.filter { ground.holdsSeen($0.frame) }.compactMap { node in
      let reach = max(2 * node.frame.height, 60 * ground.screen.scale)
      let step = node.frame.bottom + reach < 0.95 * bounds.height ? reach : -reach
      let place = node.frame.offsetBy(x: 0, y: step)
      guard place.top > 0.04 * bounds.height else { return nil }
      return .init(places: [node.frame, place]) {
        ground.tree.replacing([
          node.id: { [$0.mapped { $0.frame = $0.frame.offsetBy(x: 0, y: step) }] }
        ])
      }
    }
  }

  static let undrawn = PlantKind(name: "undrawn node", rules: rules) { ground in
    let scale = ground.screen.scale
    guard let place = ground.blank(width: 120 * scale, height: 48 * scale),
      // An empty field shows nothing by right.
      let like = ground.controls.first(where: { $0.role.isField == false }),
      let parent = ground.tree.ancestors(of: like.id).first(where: { $0.frame.contains(place) })
    else { return [] }
    return [
      .init(places: [place]) {
        ground.tree.replacing([
          parent.id: { sketch in
            var sketch = sketch
            sketch.children.append(Sketch(leaf: named("Old offer", like: like, at: place)))
            return [sketch]
          }
        ])
      }
    ]
  }

  /// A text and a button of a page that a sheet now covers: they come first in the tree, and others are drawn over them.
  static let leftBehind = PlantKind(name: "node left behind under a sheet", rules: rules) { ground in
    let bounds = ground.screen.seen.size.bounds
    let over = ground.texts.filter { $0.frame.top > 0.2 * bounds.height }
    guard let like = ground.controls.first,
      let root = ground.tree.roots.first(where: { $0.frame.isEmpty == false })
    else { return [] }
    let parent = ground.tree.descendants(of: root.id).first { $0.children.count >= 2 } ?? root
    return zip(over, over.dropFirst()).map { first, second in
      .init(places: [first.frame, second.frame]) {
        ground.tree.replacing([
          parent.id: { sketch in
            var sketch = sketch
            let text = named("Where is my parcel?", like: ground.tree.nodes[first.id], at: first.frame)
            let button = named("Track my parcel", like: like, at: second.frame)
            sketch.children.insert(contentsOf: [Sketch(leaf: text), Sketch(leaf: button)], at: 0)
            return [sketch]
          }
        ])
      }
    }
  }

  private static func named(_ name: String, like other: Node, at place: Rect) -> Node {
    var node = other
    node.children = []
    node.frame = place
    node.identifier = nil
    node.value = nil
    node.checked = nil
    node.isSelected = node.isSelected.map { _ in false }
    node.isFocused = node.isFocused.map { _ in false }
    if node.text != nil, node.label == nil { node.text = name } else { node.label = name }
    return node
  }
}
