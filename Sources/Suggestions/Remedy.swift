/// What helps against the findings of a rule.
enum Remedy {
  case label, distinctLabel, missingElement, state, identifier

  /// The remedy for a rule; nil where no name, state or identifier helps.
  init?(rule: String) {
    switch rule {
    case "label-missing", "image-label-missing", "field-label-missing", "label-implementation-detail",
      "label-in-name",
      "text-unexposed":
      self = .label
    case "label-duplicate": self = .distinctLabel
    case "element-missing": self = .missingElement
    case "state-selected-unstated", "state-mismatch": self = .state
    case "identifier-missing", "identifier-duplicate", "identifier-convention": self = .identifier
    default: return nil
    }
  }
}
