import AccessibilityModel
import Geometry
import Matching
import ScreenModel

extension Screen {
  /// The visible stops that belong to the app, in the order of the dump.
  var appStops: [Node] {
    spoken.stops.map { tree.nodes[$0] }
  }

  /// The stops that a person acts on.
  var controls: [Node] { appStops.filter { spoken.isInteractive($0.id) } }

  /// The stops that look like controls, in a dump that names no roles; elsewhere only those that are named by a glyph.
  var drawnControls: [Node] {
    appStops.filter { node in
      guard tree.states(.role) == false || node.traits.contains("privateUseLabel") else { return false }
      return spoken.isInteractive(node.id) == false && looksLikeControl(node)
    }
  }

  private func looksLikeControl(_ node: Node) -> Bool {
    let own = elements(of: node)
    let words = own.filter { $0.type == .text }
    return own.contains { element in
      switch element.type {
      case .segmentedControl, .tabBarItem, .toggle, .checkbox, .slider: true
      case .icon: element.clickable == true && words.isEmpty
      case .container: element.clickable != false && element.box.iou(node.frame) >= 0.6
      case .text: element.clickable == true && (element.clickableScore ?? 0) >= 0.6 && words.count == 1
      default: false
      }
    }
  }

  /// Whether the declared words run from right to left; those read of a script that nobody can read say nothing of it.
  var declaresRightToLeft: Bool {
    ReadingDirection.isRightToLeft(tree.nodes.compactMap { $0.text ?? $0.label })
  }

  /// Why words cannot be compared; nil where they can.
  var reasonNotReadable: String? {
    isReadable ? nil : "the words are in a script that cannot be read from pixels yet"
  }

  /// The elements of a type that lie, by the matching's measure, inside a box.
  func elements(_ type: ElementType, inside box: Rect) -> [Element] {
    seen.elements.filter { $0.type == type && $0.box.share(in: box) >= 0.85 }
  }

  /// The stop that an element is spoken by.
  func stop(of element: Element) -> Node? {
    node(of: element).flatMap { spoken.stop(for: $0.id) }.map { tree.nodes[$0] }
  }

  /// Whether an element is an icon, or a single sign that an icon was read as.
  func isGlyph(_ element: Element) -> Bool {
    element.type == .icon || (element.type == .text && (element.text ?? "").count == 1)
  }

  /// The texts drawn in the frame of a stop and not in the frame of another stop inside it.
  func drawnTexts(in node: Node) -> [Element] {
    let inner = tree.descendants(of: node.id).filter { spoken.isStop($0.id) }.map(\.frame)
    return elements(.text, inside: node.frame).filter { text in
      isGlyph(text) == false && inner.contains { text.box.share(in: $0) >= 0.5 } == false
    }
  }

  /// Whether the element lies inside a larger picture: then it is most likely a part of it.
  ///
  /// - Parameter frame: a frame whose own pictures do not count.
  func isInPicture(_ element: Element, otherThanIn frame: Rect? = nil) -> Bool {
    seen.elements.contains {
      $0.type == .picture && $0.id != element.id && $0.box.area > 1.5 * element.box.area
        && element.box.share(in: $0.box) >= 0.85
        && frame.map($0.box.share) ?? 0 < 0.85
    }
  }

  /// How a node is best pointed at in a sentence: its name, else its identifier, else its place in the tree.
  func pointer(to node: Node) -> String {
    let name = spoken.name(of: node.id)
    if name.isEmpty == false { return Words.quoted(name) }
    if let identifier = node.identifier, identifier.isEmpty == false { return "#\(identifier)" }
    return tree.path(of: node.id).split(separator: "/").suffix(2).joined(separator: "/")
  }
}
