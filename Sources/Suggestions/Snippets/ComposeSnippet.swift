/// A modifier for Jetpack Compose.
struct ComposeSnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    var lines: [String] = []
    if let label = change.label { lines.append("  contentDescription = \(StringLiteral.kotlin(label))") }
    if let value = change.value { lines.append("  stateDescription = \(StringLiteral.kotlin(value))") }
    if change.isSelected { lines.append("  selected = true") }
    let tag = change.identifier.map { ".testTag(\(StringLiteral.kotlin($0)))" }
    guard lines.isEmpty == false else { return tag.map { "Modifier\($0)" } ?? "" }
    return (["Modifier.semantics {"] + lines + ["}\(tag ?? "")"]).joined(separator: "\n")
  }
}
