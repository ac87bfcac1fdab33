import Findings

/// The pages under `docs/rules`, made from the rules' files so that they never differ.
public enum RuleDocument {
  /// The page of one rule in Markdown.
  public static func page(for file: RuleFile) -> String {
    var lines = [
      "<!-- Made from rules/\(file.id).yml by `make docs`; edit that file. -->", "", "# \(file.id)", "",
      "**\(file.title).** \(facts(of: file))", "", trimmed(file.rationale), "", "## What it says", "",
      "- Violation: \(file.violationMessage)",
    ]
    for reason in ReviewReason.allCases {
      guard let message = file.reviewMessages[reason] else { continue }
      lines.append("- Review, `\(reason.rawValue)`: \(message)")
    }
    lines += ["", "## What to do", "", file.fix, "", "## Thresholds", ""]
    let thresholds = trimmed(file.thresholdsYAML)
    lines += thresholds == "{}" ? ["None."] : ["```yaml", thresholds, "```"]
    lines += ["", "## How sure", ""] + certainty(of: file)
    if file.silences.isEmpty == false {
      let others = file.silences.map { "[\($0)](\($0).md)" }.joined(separator: ", ")
      lines += ["", "## Instead of others", "", "Of one place it is told instead of \(others)."]
    }
    lines += ["", "## Sources", ""] + file.sources.map { "- \($0)" }
    lines += ["", "## Examples", ""] + file.examples.map { "- \(verdict(on: $0)): \($0.name)" }
    lines += ["", "Each example is a small screen in `rules/\(file.id).yml` and runs as a test.", ""]
    return lines.joined(separator: "\n")
  }

  /// The tables of all rules in Markdown, one for each group.
  public static func index(of files: [RuleFile]) -> String {
    var lines = ["<!-- Made from rules/*.yml by `make docs`; edit those files. -->", "", "# Rules", ""]
    for group in RuleGroup.allCases {
      let rules = files.filter { $0.group == group }
      guard rules.isEmpty == false else { continue }
      lines += ["## \(group.title)", "", "| rule | fires on | severity | WCAG 2.2 |", "|---|---|---|---|"]
      lines += rules.map { file in
        "| [\(file.id)](\(file.id).md) | \(file.title) | \(file.severity.rawValue)"
          + "\(file.isOnByDefault ? "" : ", off unless asked for") | "
          + "\(file.wcag.isEmpty ? "–" : file.wcag.joined(separator: ", ")) |"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The schema of the configuration with the ids of the rules in its definition `ruleName`, the profiles in `profileName`.
  public static func schema(_ text: String, naming files: [RuleFile]) -> String {
    let rules = schema(text, listing: files.map(\.id), as: "ruleName")
    return schema(rules, listing: Profile.allCases.map(\.rawValue), as: "profileName")
  }

  private static func schema(_ text: String, listing words: [String], as definition: String) -> String {
    guard let name = text.range(of: "\"\(definition)\": {"),
      let open = text.range(of: "[", range: name.upperBound..<text.endIndex),
      let close = text.range(of: "]", range: open.upperBound..<text.endIndex)
    else { return text }
    let lines = words.map { "        \"\($0)\"" }.joined(separator: ",\n")
    return text[..<open.upperBound] + "\n\(lines)\n      " + text[close.lowerBound...]
  }

  private static func facts(of file: RuleFile) -> String {
    let criteria = file.wcag.isEmpty ? "" : " WCAG 2.2: \(file.wcag.joined(separator: ", "))."
    let asked = file.isOnByDefault ? "" : " Off unless asked for with `--rule \(file.id)`."
    return "Severity: \(file.severity.rawValue).\(criteria)\(asked)"
  }

  /// How often its findings were right, and what is therefore never shown as a violation.
  private static func certainty(of file: RuleFile) -> [String] {
    guard file.confidence.isEmpty == false else {
      return ["Not observed yet: the confidence is what the rule measures."]
    }
    let rows = file.confidence.sorted { $0.key < $1.key }.map { circumstance, steps in
      let shares = steps.map { "\(Int(($0.shown * 100).rounded())) %" }.joined(separator: ", then ")
      return "- \(circumstance == "violation" ? "violation" : "review, `\(circumstance)`"): \(shares) right"
    }
    let decides = file.confidence.values.contains { $0.contains { $0.shown >= Calibration.violation } }
    let note = "Fewer than nine in ten of its findings were right, so all of them are shown as reviews."
    return rows + (decides ? [] : ["", note])
  }

  private static func verdict(on example: RuleExample) -> String {
    guard let first = example.expect.first else { return "passes" }
    return first.outcome == "violation" ? "violation" : "review"
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text = text.dropLast() }
    return String(text)
  }
}
