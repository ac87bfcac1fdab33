/// Properties for React Native; strings stand in braces, for those in quotes alone know no escapes.
struct ReactNativeSnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    var lines: [String] = []
    if let label = change.label { lines.append("accessibilityLabel={\(StringLiteral.javaScript(label))}") }
    if let value = change.value {
      lines.append("accessibilityValue={{ text: \(StringLiteral.javaScript(value)) }}")
    }
    if change.isSelected { lines.append("accessibilityState={{ selected: true }}") }
    if let identifier = change.identifier { lines.append("testID={\(StringLiteral.javaScript(identifier))}") }
    return lines.joined(separator: "\n")
  }
}
