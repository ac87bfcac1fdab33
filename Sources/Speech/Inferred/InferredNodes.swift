import AccessibilityModel
import Geometry
import ScreenModel

/// Makes nodes of what is seen.
struct InferredNodes {
  private let elements: [Int: Element]

  init(_ screen: RecognizedScreen) {
    elements = Dictionary(screen.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The node of a stop.
  func node(of stop: SeenStop) -> Node {
    let said = stop.announcement
    var node = Node(role: said.role, frame: stop.box)
    node.label = said.name
    node.value = said.value
    node.checked = said.checked
    if said.role == .tab || stop.kind == .segment, isStateKnown(stop) { node.isSelected = said.isSelected }
    node.isClickable = said.isInteractive ? true : nil
    node.isEnabled = said.isDimmed ? false : nil
    node.isAccessible = true
    return node
  }

  /// The nodes of the elements that are read together at a stop; none for one element alone.
  func parts(of stop: SeenStop) -> [Node] {
    guard stop.elements.count > 1 else { return [] }
    return stop.elements.compactMap { elements[$0] }.map { element in
      var node = Node(role: Self.role(of: element.type), frame: element.box)
      node.label = SpokenWords.spoken(element.text)
      if element.type == .toggle || element.type == .checkbox {
        node.checked = element.state.map { $0 == .selected ? .on : .off }
      }
      // The stop speaks for them.
      node.isAccessible = false
      return node
    }
  }

  private func isStateKnown(_ stop: SeenStop) -> Bool {
    stop.elements.contains { elements[$0]?.state != nil }
  }

  private static func role(of type: ElementType) -> Role {
    switch type {
    case .checkbox: .checkbox
    case .container: .group
    case .dialog: .dialog
    case .icon, .picture: .image
    case .pageControl: .pageControl
    case .segmentedControl: .button
    case .slider: .slider
    case .tabBarItem: .tab
    case .text: .text
    case .textField: .textField
    case .toggle: .toggle
    }
  }
}
