import AccessibilityModel
import ScreenModel

/// Which declared roles can stand for which drawn elements.
enum Kinship {
  /// Whether the role is the usual one for the type.
  static func isKin(_ type: ElementType, _ node: Node, interactive: Bool) -> Bool {
    switch type {
    case .text: node.role == .text || node.role == .heading || node.role == .link
    case .icon: interactive || node.role == .image
    case .picture: node.role == .image || node.role == .map
    case .checkbox, .toggle: node.role.isTwoState || node.checked != nil
    case .textField: node.role.isField
    case .slider: node.role == .slider || node.role == .progress || node.traits.contains("adjustable")
    case .pageControl: node.role == .pageControl
    case .segmentedControl: [.segmentedControl, .tab, .radio, .button].contains(node.role) || interactive
    case .tabBarItem: node.role == .tab || interactive
    case .dialog: node.role == .dialog || node.role == .sheet
    case .container: interactive || node.role == .cell || node.role == .group
    }
  }

  /// Whether a node can stand for an element at all: a plain text does not stand for a switch it lies around.
  static func canStand(for element: Element, _ node: Node, interactive: Bool) -> Bool {
    if interactive || isKin(element.type, node, interactive: interactive) { return true }
    switch element.type {
    case .toggle, .checkbox, .slider, .textField: return node.role == .cell && node.checked != nil
    case .icon: return element.clickable != true || node.role.isContainer == false && node.children.isEmpty
    default: return true
    }
  }
}
