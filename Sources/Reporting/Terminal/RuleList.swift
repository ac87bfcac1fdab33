import RuleCatalog

/// Writes the list of rules for the terminal.
public enum RuleList {
  /// One line for each rule: id, severity, fault, criteria of WCAG, and whether it is off by default.
  public static func text(of files: [RuleFile]) -> String {
    let width = files.map(\.id.count).max() ?? 0
    return files.map { file in
      let criteria = file.wcag.isEmpty ? "" : " (WCAG \(file.wcag.joined(separator: ", ")))"
      return
        "\(padded(file.id, to: width))  \(padded(file.severity.rawValue, to: 7))  \(file.title)\(criteria)"
        + (file.isOnByDefault ? "" : " [off]")
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
