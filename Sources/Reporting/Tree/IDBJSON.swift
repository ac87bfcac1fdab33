import AccessibilityModel
import Geometry
import Speech

/// Writes the flat list of `idb ui describe-all`: the application, then each stop in the reader's order, in points.
enum IDBJSON {
  static func document(_ marked: MarkedTree) -> String {
    let tree = marked.tree
    let scale = tree.scale > 0 ? tree.scale : 1
    let frame = tree.size?.bounds ?? tree.roots.first?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let root = tree.roots.first.map(\.id)
    var application = Node(role: .application, frame: frame)
    application.label = root.flatMap { tree.nodes[$0].label }
    let first = IDBElement(
      application, name: application.label, scale: scale, origin: root.map { marked.marks[$0].origin })
    let rest = marked.stops.filter { $0 != root }.map { id in
      IDBElement(
        tree.nodes[id], name: marked.names[id].isEmpty ? nil : marked.names[id], scale: scale,
        origin: marked.marks[id].origin)
    }
    return JSONText.document([first] + rest)
  }
}
