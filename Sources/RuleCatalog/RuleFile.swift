import Findings

/// What a file in `rules/` says of one rule.
public struct RuleFile: Sendable {
  /// The permanent name; the file's name without extension.
  public let id: String
  /// The fault in a few words.
  public let title: String
  /// The success criteria of WCAG 2.2, for example "4.1.2".
  public let wcag: [String]
  /// How much a violation weighs.
  public let severity: Severity
  /// Whether it is asked without being named; from the key `default` of the file, "on" where it is left out.
  public let isOnByDefault: Bool
  /// What it asks about; where several rules see one cause, the group says which of them names it.
  public let group: RuleGroup
  /// What a suggestion says against it; nil where no name, state or identifier helps.
  public let remedy: Remedy?
  /// The ids of the rules that need not speak where this one does, of the same place.
  public let silences: [String]
  /// The profiles that it names itself; `profiles` has all that ask it.
  public let namedProfiles: Set<Profile>
  /// Why it hurts whom.
  public let rationale: String
  /// The sentence for a violation, with `{holes}` for evidence and thresholds.
  public let violationMessage: String
  /// The sentences for doubts, by reason.
  public let reviewMessages: [ReviewReason: String]
  /// What to do about it, with `{holes}`.
  public let fix: String
  /// Where the thresholds and the rule come from.
  public let sources: [String]
  /// The numbers as YAML text, decoded by the rule itself.
  public let thresholdsYAML: String
  /// The observed confidence by circumstance, in rising steps of strength; empty where nothing was observed.
  public let confidence: [String: [Calibration.Step]]
  /// Small screens with what the rule must say of them.
  public let examples: [RuleExample]

  /// Makes the facts of a rule.
  public init(
    id: String, title: String, wcag: [String], severity: Severity, rationale: String,
    violationMessage: String,
    reviewMessages: [ReviewReason: String], fix: String, sources: [String], thresholdsYAML: String,
    confidence: [String: [Calibration.Step]] = [:], examples: [RuleExample] = [], isOnByDefault: Bool = true,
    group: RuleGroup = .presence, remedy: Remedy? = nil, silences: [String] = [],
    namedProfiles: Set<Profile> = []
  ) {
    self.id = id
    self.title = title
    self.wcag = wcag
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.rationale = rationale
    self.violationMessage = violationMessage
    self.reviewMessages = reviewMessages
    self.fix = fix
    self.sources = sources
    self.thresholdsYAML = thresholdsYAML
    self.confidence = confidence
    self.examples = examples
    self.group = group
    self.remedy = remedy
    self.silences = silences
    self.namedProfiles = namedProfiles
  }
}
