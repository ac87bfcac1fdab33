import AccessibilityModel
import ScreenModel

/// What the elements of a stop are together.
enum SeenRole {
  /// The element that decides: a control with a role of its own, the first in this order.
  static func control(of elements: [Element]) -> Element? {
    let order: [ElementType] = [
      .toggle, .checkbox, .slider, .textField, .pageControl, .segmentedControl, .tabBarItem,
    ]
    for type in order {
      if let found = elements.first(where: { $0.type == type }) { return found }
    }
    return nil
  }

  static func role(of elements: [Element], control: Element?, kind: Stop.Kind) -> Role {
    switch control?.type {
    case .toggle: return .toggle
    case .checkbox: return .checkbox
    case .slider: return .slider
    case .textField: return elements.contains { $0.icon == "search" } ? .searchField : .textField
    case .pageControl: return .pageControl
    case .segmentedControl: return .button
    case .tabBarItem: return .tab
    default: break
    }
    if kind == .tab { return .tab }
    if kind == .segment || isActive(elements, kind: kind) { return .button }
    if elements.contains(where: { $0.type == .picture }) { return .image }
    if elements.allSatisfy({ $0.type == .icon }) { return .image }
    return .text
  }

  /// An icon that stands alone is meant to be tapped unless recognition says that it is not; anything else only
  /// where recognition says so, or where a row ends in a chevron.
  private static func isActive(_ elements: [Element], kind: Stop.Kind) -> Bool {
    if elements.allSatisfy({ $0.type == .icon }) { return elements.contains { $0.clickable != false } }
    if elements.contains(where: { $0.clickable == true }) { return true }
    return kind == .row && elements.contains { $0.icon?.hasPrefix("chevron") == true }
  }
}
