/// Assignments for UIKit.
struct UIKitSnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    let view = change.kind.viewName
    var lines: [String] = []
    if change.label != nil, change.kind == .image { lines.append("\(view).isAccessibilityElement = true") }
    if let label = change.label { lines.append("\(view).accessibilityLabel = \(StringLiteral.swift(label))") }
    if let value = change.value { lines.append("\(view).accessibilityValue = \(StringLiteral.swift(value))") }
    if change.isSelected { lines.append("\(view).accessibilityTraits.insert(.selected)") }
    if let identifier = change.identifier {
      lines.append("\(view).accessibilityIdentifier = \(StringLiteral.swift(identifier))")
    }
    return lines.joined(separator: "\n")
  }
}

extension Subject.Kind {
  /// A name for the view in examples.
  var viewName: String {
    switch self {
    case .button, .tab, .segment: "button"
    case .toggle: "toggle"
    case .checkbox, .radio: "checkbox"
    case .slider: "slider"
    case .field: "textField"
    case .image: "imageView"
    case .pageControl: "pageControl"
    case .text: "label"
    case .link: "link"
    }
  }
}
