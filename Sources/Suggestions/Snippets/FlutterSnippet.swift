/// A Semantics widget for Flutter.
struct FlutterSnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    var lines: [String] = []
    if let label = change.label { lines.append("  label: \(StringLiteral.dart(label)),") }
    if let value = change.value { lines.append("  value: \(StringLiteral.dart(value)),") }
    if change.isSelected { lines.append("  selected: true,") }
    if let identifier = change.identifier { lines.append("  identifier: \(StringLiteral.dart(identifier)),") }
    guard lines.isEmpty == false else { return "" }
    return (["Semantics("] + lines + ["  child: child,", ")"]).joined(separator: "\n")
  }
}
