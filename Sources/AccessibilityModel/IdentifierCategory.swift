/// The words that identifiers use for kinds of controls.
public enum IdentifierCategory: String, Sendable, Hashable, CaseIterable {
  case button, link, field, toggle, checkbox, radio, slider, stepper, picker, tab, segment, image, page, item,
    text

  /// The word for a role; a role without one of its own is an "item".
  public init(_ role: Role) {
    switch role {
    case .button: self = .button
    case .link: self = .link
    case .textField, .secureTextField, .searchField: self = .field
    case .toggle: self = .toggle
    case .checkbox: self = .checkbox
    case .radio: self = .radio
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .picker: self = .picker
    case .tab: self = .tab
    case .segmentedControl: self = .segment
    case .image: self = .image
    case .pageControl: self = .page
    case .text, .heading: self = .text
    default: self = .item
    }
  }

  /// Every word.
  public static let words = Set(allCases.map(\.rawValue))
}

extension Node {
  /// The identifier without the package that Android puts before it; nil where it is empty.
  public var plainIdentifier: String? {
    guard let identifier, identifier.isEmpty == false else { return nil }
    let parts = identifier.split(separator: "/", maxSplits: 1)
    let plain = parts.count == 2 && parts[0].hasSuffix(":id") ? String(parts[1]) : identifier
    return plain.isEmpty ? nil : plain
  }
}
