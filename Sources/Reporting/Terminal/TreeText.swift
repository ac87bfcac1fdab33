import AccessibilityModel
import Speech

/// Writes an imported tree as an indented list for people.
public enum TreeText {
  // A dump may be 100,000 levels deep: beyond this the level is a number, or the text grows with its square.
  private static let deepestIndent = 40

  /// A line for each node: role, words, identifier, state and box; with marks, also what was inferred.
  public static func render(_ tree: AccessibilityTree, marks: [MarkedTree.Mark] = []) -> String {
    var text =
      "\(PlainText.singleLine(tree.format)), \(tree.platform.rawValue), \(tree.order.rawValue) order, "
    text += "@\(NumberText.scale(tree.scale))"
    if let size = tree.size { text += ", \(size.width)×\(size.height) px" }
    text += ", \(NumberText.count(tree.nodes.count, "node"))\n"
    var levels: [Int] = []
    levels.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      // Parents come before children; a wrong index may not crash a listing meant for finding such errors.
      let parent = node.parent.flatMap { levels.indices.contains($0) ? levels[$0] : nil }
      let level = parent.map { $0 + 1 } ?? 0
      levels.append(level)
      let mark = marks.indices.contains(node.id) ? marks[node.id] : nil
      text += indent(level) + line(node) + words(of: mark) + "\n"
    }
    return text
  }

  private static func indent(_ level: Int) -> String {
    level <= deepestIndent
      ? String(repeating: "  ", count: level)
      : String(repeating: "  ", count: deepestIndent) + "[level \(level)] "
  }

  private static func words(of mark: MarkedTree.Mark?) -> String {
    guard let mark else { return "" }
    if mark.origin == .inferred { return "  inferred" }
    return mark.filled.isEmpty ? "" : "  inferred: \(mark.filled.joined(separator: ", "))"
  }

  private static func line(_ node: Node) -> String {
    var parts = [PlainText.singleLine(node.role.name)]
    if let label = node.label { parts.append("“\(short(label))”") }
    let words: [(String, String?)] = [
      ("text", node.text), ("value", node.value), ("hint", node.hint), ("placeholder", node.placeholder),
    ]
    for (name, value) in words { if let value { parts.append("\(name) “\(short(value))”") } }
    if let identifier = node.identifier { parts.append("#\(short(identifier))") }
    parts += states(of: node)
    parts.append("at \(NumberText.box(node.frame))")
    if let line = node.line { parts.append("line \(line)") }
    return parts.joined(separator: "  ")
  }

  private static func states(of node: Node) -> [String] {
    var words: [String] = []
    if node.isSelected == true { words.append("selected") }
    switch node.checked {
    case .on: words.append("checked")
    case .off: words.append("unchecked")
    case .mixed: words.append("mixed")
    case nil: break
    }
    if node.isEnabled == false { words.append("disabled") }
    if node.isFocused == true { words.append("focused") }
    if node.isClickable == true { words.append("clickable") }
    if node.isVisible == false { words.append("invisible") }
    if node.isAccessible == true { words.append("stop") }
    if node.isAccessible == false { words.append("no stop") }
    if let level = node.headingLevel { words.append(level > 0 ? "heading \(level)" : "heading") }
    words += node.traits.map(\.rawValue).sorted()
    return words.map { PlainText.singleLine($0) }
  }

  private static func short(_ text: String) -> String {
    PlainText.elided(PlainText.singleLine(text), columns: 60)
  }
}
