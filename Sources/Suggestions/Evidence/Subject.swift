import AccessibilityModel
import Geometry
import ScreenModel

/// The thing that needs a name: an element, a node, or both.
public struct Subject: Sendable, Hashable {
  /// What it is for whoever uses it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case button, toggle, checkbox, radio, slider, field, image, tab, segment, pageControl, text, link

    /// Whether its own words stand beside it and not in it.
    var isNamedFromBeside: Bool { self == .toggle || self == .checkbox || self == .radio || self == .slider }
  }

  /// What it is.
  public var kind: Kind
  /// The place in pixels.
  public var box: Rect
  /// What recognition saw there.
  public var element: Element?
  /// What the tree declares there.
  public var node: Node?

  /// Makes a subject.
  public init(kind: Kind, box: Rect, element: Element?, node: Node?) {
    self.kind = kind
    self.box = box
    self.element = element
    self.node = node
  }

  /// Makes a subject of what recognition saw.
  public init(_ element: Element) {
    self.init(kind: Self.kind(of: element.type), box: element.box, element: element, node: nil)
  }

  /// Makes a subject of what the tree declares; the element, where one is known, gives the kind of doubtful roles.
  public init(_ node: Node, seenAs element: Element?, visiblePart: Rect) {
    let kind = Self.kind(of: node.role, seenAs: element?.type)
    let isTight = kind.isNamedFromBeside && element.map { Self.kind(of: $0.type) == kind } == true
    self.init(
      kind: kind, box: isTight ? element?.box ?? visiblePart : visiblePart, element: element, node: node)
  }

  private static func kind(of type: ElementType) -> Kind {
    switch type {
    case .checkbox: .checkbox
    case .toggle: .toggle
    case .slider: .slider
    case .textField: .field
    case .picture: .image
    case .tabBarItem: .tab
    case .segmentedControl: .segment
    case .pageControl: .pageControl
    case .text: .text
    case .icon, .container, .dialog: .button
    }
  }

  private static func kind(of role: Role, seenAs type: ElementType?) -> Kind {
    switch role {
    case .toggle: .toggle
    case .checkbox: .checkbox
    case .radio: .radio
    case .slider, .stepper: .slider
    case .textField, .secureTextField, .searchField: .field
    case .image: .image
    case .tab: type == .segmentedControl ? .segment : .tab
    case .segmentedControl: .segment
    case .pageControl: .pageControl
    case .text, .heading: .text
    case .link: .link
    case .button, .cell, .menuItem, .key: .button
    default: type.map(kind(of:)) ?? .button
    }
  }
}
