import AccessibilityModel
import ScreenModel

/// Short names of elements and nodes for the holes of messages.
enum Words {
  /// What an element is called in a sentence.
  static func kind(of type: ElementType) -> String {
    switch type {
    case .checkbox: "checkbox"
    case .container: "button or card"
    case .dialog: "dialog"
    case .icon: "icon"
    case .pageControl: "page control"
    case .picture: "picture"
    case .segmentedControl: "segment"
    case .slider: "slider"
    case .text: "text"
    case .textField: "text field"
    case .toggle: "switch"
    case .tabBarItem: "tab"
    }
  }

  /// What a node is called in a sentence.
  static func kind(of node: Node) -> String {
    switch node.role {
    case .textField, .secureTextField, .searchField: "text field"
    case .toggle: "switch"
    case .radio: "radio button"
    case .menuItem: "menu item"
    case .pageControl: "page control"
    case .group, .other: "element"
    default: node.role.name
    }
  }

  /// A kind with its article.
  static func article(_ kind: String) -> String {
    "\(kind.first.map { "aeiou".contains($0) } == true ? "an" : "a") \(kind)"
  }

  /// A text in quotation marks, cut at a length that fits a line.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    text.count > limit ? "\"\(text.prefix(limit - 1))…\"" : "\"\(text)\""
  }

  /// A length in points without superfluous digits.
  static func points(_ pixels: Double, scale: Double) -> String {
    let tenths = (pixels / scale * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
