import Findings

/// What a rule asks about, the most telling first: where several rules see one node, the first group names the cause.
public enum RuleGroup: String, Sendable, Hashable, Codable, CaseIterable {
  /// Whether picture and dump are of one moment, and whole.
  case capture
  /// Whether what is drawn is declared, and what is declared is drawn.
  case presence
  /// What an element is.
  case role
  /// What it is called.
  case name
  /// What it is set to.
  case state
  /// How elements belong together, and how the screen is headed.
  case structure
  /// Where it is, and whether a finger hits it.
  case target
  /// In which order it is read.
  case order
  /// Whether it can be seen.
  case contrast
  /// What helps beyond the need: hints.
  case advice
  /// How tests and agents find it.
  case identifier

  /// The heading of the group in the documentation.
  public var title: String {
    switch self {
    case .capture: "The pair itself"
    case .presence: "Drawn and declared"
    case .role: "Roles"
    case .name: "Names"
    case .state: "States and values"
    case .structure: "Structure"
    case .target: "Places and targets"
    case .order: "Order"
    case .contrast: "Contrast and text"
    case .advice: "Advice"
    case .identifier: "Identifiers"
    }
  }
}

extension [RuleFile] {
  /// The ids, the rule that tells most of a cause first: by group, then in the order of the catalogue.
  public var byCause: [String] {
    RuleGroup.allCases.flatMap { group in filter { $0.group == group }.map(\.id) }
  }

  /// What helps against the findings of each rule that has a remedy.
  public var remedies: [String: Remedy] {
    Dictionary(compactMap { file in file.remedy.map { (file.id, $0) } }) { first, _ in first }
  }
}
