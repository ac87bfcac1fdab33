/// Modifiers for SwiftUI.
struct SwiftUISnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    var lines: [String] = []
    if let label = change.label { lines.append(".accessibilityLabel(\(text(label)))") }
    if let value = change.value { lines.append(".accessibilityValue(\(text(value)))") }
    if change.isSelected { lines.append(".accessibilityAddTraits(.isSelected)") }
    if let identifier = change.identifier {
      lines.append(".accessibilityIdentifier(\(StringLiteral.swift(identifier)))")
    }
    return lines.joined(separator: "\n")
  }

  /// A literal is a key for translation, in which percent signs and Markdown have a meaning of their own.
  private func text(_ words: String) -> String {
    let literal = StringLiteral.swift(words)
    return words.contains { "%*_[]`~".contains($0) } ? "Text(verbatim: \(literal))" : literal
  }
}
