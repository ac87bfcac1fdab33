/// Makes foreign text safe in Markdown, for GitHub's and GitLab's flavours.
enum MarkdownText {
  /// The text as plain words of one line, inside a table or a list as well.
  static func inline(_ text: String) -> String {
    var out = ""
    for character in PlainText.singleLine(text) {
      switch character {
      // Entities, for a backslash before a bar does not keep it out of a table's cell everywhere.
      case "|": out += "&#124;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "&": out += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "#", "~", "!", "(", ")", "{", "}", "$": out += "\\\(character)"
      // Nobody shall be notified because a label holds a name.
      case "@": out += "@\u{200B}"
      default: out.append(character)
      }
    }
    return out
  }

  /// A row of a table from cells that are already safe.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// The line under the head of a table.
  static func rule(columns: Int) -> String { row([String](repeating: "---", count: columns)) }
}
