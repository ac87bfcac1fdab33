import Findings
import RuleCatalog

/// Describes one rule for SARIF readers.
enum SARIFRule {
  /// The rule's descriptor; `criteria` gives the place of each success criterion in the taxonomy.
  static func descriptor(of rule: RuleFile, criteria: [String: Int]) -> SARIF.ReportingDescriptor {
    let wcag = unique(rule.wcag)
    return SARIF.ReportingDescriptor(
      id: rule.id, name: pascalCase(rule.id), shortDescription: SARIF.Message(text: line(rule.title)),
      fullDescription: SARIF.Message(text: line(rule.rationale)), help: help(rule, wcag: wcag),
      helpUri: wcag.first.map(WCAG.page) ?? WCAG.address,
      defaultConfiguration: SARIF.ReportingConfiguration(level: level(rule.severity)),
      relationships: wcag.isEmpty ? nil : wcag.map { relationship($0, place: criteria[$0] ?? -1) },
      properties: SARIF.RuleProperties(
        tags: tags(wcag), precision: rule.reviewMessages.isEmpty ? "high" : "medium",
        problemSeverity: problemSeverity(rule.severity)))
  }

  /// The level that a violation of this weight has.
  static func level(_ severity: Severity) -> SARIF.Level {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .note
    }
  }

  private static func help(_ rule: RuleFile, wcag: [String]) -> SARIF.Message {
    let reason = line(rule.rationale)
    let fix = RuleHoles.filled(line(rule.fix), thresholds: rule.thresholdsYAML)
    var markdown = "**Why it matters.** \(reason)\n\n**What to do.** \(fix)\n"
    if !wcag.isEmpty {
      let links = wcag.map { "- [\($0) \(WCAG.criteria[$0]?.name ?? "")](\(WCAG.page($0)))" }
      markdown += "\n**WCAG \(WCAG.version)**\n\n" + links.joined(separator: "\n") + "\n"
    }
    return SARIF.Message(text: "\(reason)\n\(fix)", markdown: markdown)
  }

  private static func relationship(_ criterion: String, place: Int) -> SARIF.Relationship {
    SARIF.Relationship(
      target: SARIF.ReportingDescriptorReference(
        id: criterion, index: place, toolComponent: SARIF.ToolComponentReference(name: "WCAG", index: 0)),
      kinds: ["relevant"])
  }

  // GitHub takes at most 20 tags.
  private static func tags(_ wcag: [String]) -> [String] {
    let numbers = wcag.map { "wcag" + $0.filter { $0 != "." } }
    return Array((["accessibility"] + (numbers.isEmpty ? ["best-practice"] : numbers)).prefix(20))
  }

  private static func problemSeverity(_ severity: Severity) -> String {
    severity == .info ? "recommendation" : severity.rawValue
  }

  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func line(_ text: String) -> String { PlainText.singleLine(text) }

  private static func unique(_ list: [String]) -> [String] {
    var seen: Set<String> = []
    return list.filter { seen.insert($0).inserted }
  }
}
