/// Attributes for a layout, and Kotlin for what has no attribute.
struct AndroidViewsSnippet: SnippetWriter {
  func code(for change: CodeChange) -> String {
    var lines: [String] = []
    if let identifier = change.identifier { lines.append("android:id=\"@+id/\(resourceName(identifier))\"") }
    if let label = change.label {
      // A description on a field would hide what is typed into it.
      let attribute = change.kind == .field ? "android:hint" : "android:contentDescription"
      lines.append("\(attribute)=\(MarkupText.android(label))")
    }
    if let value = change.value {
      lines.append("// Kotlin")
      lines.append("ViewCompat.setStateDescription(view, \(StringLiteral.kotlin(value)))")
    }
    if change.isSelected {
      if change.value == nil { lines.append("// Kotlin") }
      lines.append("view.isSelected = true")
    }
    return lines.joined(separator: "\n")
  }

  /// Resource names become names in Java.
  private func resourceName(_ identifier: String) -> String {
    let name = String(identifier.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}
