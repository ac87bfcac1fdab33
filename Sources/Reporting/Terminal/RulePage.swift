import RuleCatalog

/// Writes what a rule's file says as a page for the terminal.
public enum RulePage {
  /// The page: fault, reason, remedy, sources, and the names of its examples.
  public static func text(of file: RuleFile) -> String {
    var lines = [
      "\(file.id): \(file.title)", facts(of: file), "", trimmed(file.rationale), "",
      "What to do: \(trimmed(file.fix))",
    ]
    if !file.thresholdsYAML.isEmpty, file.thresholdsYAML != "{}\n" {
      lines += ["", "Thresholds:"] + indented(file.thresholdsYAML)
    }
    if !file.examples.isEmpty {
      lines += ["", "Examples:"] + file.examples.map { "  \(verdict(of: $0)) \($0.name)" }
    }
    if !file.sources.isEmpty { lines += ["", "Sources:"] + file.sources.map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }

  private static func facts(of file: RuleFile) -> String {
    let profiles = file.profiles.map(\.rawValue).joined(separator: ", ")
    return "severity \(file.severity.rawValue)"
      + (file.wcag.isEmpty ? "" : ", WCAG 2.2: \(file.wcag.joined(separator: ", "))")
      + ", profiles: \(profiles)"
  }

  private static func verdict(of example: RuleExample) -> String {
    example.expect.isEmpty ? "passes:" : "found: "
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "  \($0)" }
  }

  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}
