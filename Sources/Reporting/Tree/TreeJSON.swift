import AccessibilityModel
import Foundation
import Geometry
import Speech

/// Writes the contract `unsaid.tree/1` (`docs/formats/unsaid-tree.md`).
enum TreeJSON {
  /// The file, over several lines.
  ///
  /// Nodes are put together from the last to the first, for an encoder that walks down a deep tree needs as deep a
  /// stack.
  static func document(_ marked: MarkedTree) -> String {
    var written = [String](repeating: "", count: marked.tree.nodes.count)
    for node in marked.tree.nodes.reversed() {
      let mark = marked.marks.indices.contains(node.id) ? marked.marks[node.id] : nil
      let own = JSONText.line(Fields(node, mark))
      let children = node.children.filter { $0 > node.id && $0 < written.count }.map { child in
        defer { written[child] = "" }
        return written[child]
      }
      written[node.id] =
        children.isEmpty ? own : own.dropLast() + ",\"children\":[" + children.joined(separator: ",") + "]}"
    }
    let root = marked.tree.roots.first.map { written[$0.id] } ?? JSONText.line(empty(marked.tree))
    let head = JSONText.line(Head(marked.tree))
    return JSONLayout.spread(Data((head.dropLast() + ",\"root\":" + root + "}").utf8)) + "\n"
  }

  /// A file has a root even where there is no node.
  private static func empty(_ tree: AccessibilityTree) -> Fields {
    let bounds = tree.size?.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return Fields(Node(role: .application, frame: bounds), nil)
  }

  private struct Head: Encodable {
    let schema = "unsaid.tree/1"
    let platform: Platform
    let source: String
    let unit = "pixel"
    let scale: Double
    let order: AccessibilityTree.Order

    init(_ tree: AccessibilityTree) {
      platform = tree.platform
      source = tree.format
      // Beyond these bounds the format allows no scale.
      scale = min(max(tree.scale.rounded(places: 4), 0.0001), 10)
      order = tree.order
    }
  }

  private struct Fields: Encodable {
    let role: String
    let box: Rect
    let label: String?
    let value: String?
    let hint: String?
    let placeholder: String?
    let text: String?
    let identifier: String?
    let traits: [String]?
    let actions: [String]?
    let selected: Bool?
    let checked: Checked?
    let enabled: Bool?
    let focusable: Bool?
    let focused: Bool?
    let clickable: Bool?
    let visible: Bool?
    let accessible: Bool?
    let heading: Int?
    let traversalBefore: String?
    let traversalAfter: String?
    let origin: MarkedTree.Origin?
    let inferred: [String]?

    init(_ node: Node, _ mark: MarkedTree.Mark?) {
      role = node.role.name
      box = node.frame.stable
      label = node.label
      value = node.value
      hint = node.hint
      placeholder = node.placeholder
      text = node.text
      identifier = node.identifier
      traits = node.traits.isEmpty ? nil : node.traits.map(\.rawValue).sorted()
      actions = node.actions.isEmpty ? nil : node.actions
      selected = node.isSelected
      checked = node.checked.map(Checked.init)
      enabled = node.isEnabled
      focusable = node.isFocusable
      focused = node.isFocused
      clickable = node.isClickable
      visible = node.isVisible
      accessible = node.isAccessible
      heading = node.headingLevel
      traversalBefore = node.traversalBefore
      traversalAfter = node.traversalAfter
      origin = mark?.origin
      inferred = mark.flatMap { $0.filled.isEmpty ? nil : $0.filled }
    }
  }

  private struct Checked: Encodable {
    let state: Node.Checked

    init(_ state: Node.Checked) { self.state = state }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch state {
      case .on: try value.encode(true)
      case .off: try value.encode(false)
      case .mixed: try value.encode("mixed")
      }
    }
  }
}
