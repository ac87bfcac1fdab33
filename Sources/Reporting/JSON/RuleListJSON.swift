import Findings
import RuleCatalog

/// Writes the list of rules for machines (unsaid.rules/1).
public enum RuleListJSON {
  /// The rules in the order given, each with what its file says; `profile` is the one that they were chosen by.
  public static func text(of files: [RuleFile], profile: Profile?) -> String {
    JSONText.document(List(profile: profile, rules: files.map(Rule.init)))
  }

  private struct List: Encodable {
    let schema = "unsaid.rules/1"
    let profile: Profile?
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let title: String
    let group: RuleGroup
    let isOnByDefault: Bool
    let severity: Severity
    let wcag: [Criterion]
    let profiles: [Profile]

    enum CodingKeys: String, CodingKey {
      case id, title, group, severity, wcag, profiles
      case isOnByDefault = "default"
    }

    init(_ file: RuleFile) {
      id = file.id
      title = file.title
      group = file.group
      isOnByDefault = file.isOnByDefault
      severity = file.severity
      wcag = file.wcag.map(Criterion.init)
      profiles = file.profiles
    }
  }

  private struct Criterion: Encodable {
    let number: String
    let name: String?
    let level: WCAG.Level?

    init(_ number: String) {
      self.number = number
      name = WCAG.criteria[number]?.name
      level = WCAG.criteria[number]?.level
    }
  }
}
