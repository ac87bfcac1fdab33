/// Attributes for HTML.
struct HTMLSnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    var lines: [String] = []
    if let label = change.label {
      lines.append("\(change.kind == .image ? "alt" : "aria-label")=\(MarkupText.html(label))")
    }
    if let value = change.value { lines.append("aria-valuetext=\(MarkupText.html(value))") }
    if change.isSelected { lines.append("aria-selected=\"true\"") }
    if let identifier = change.identifier { lines.append("data-testid=\(MarkupText.html(identifier))") }
    return lines.joined(separator: "\n")
  }
}
