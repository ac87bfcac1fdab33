import Findings

/// What the violations of a rule count as.
public enum RuleWeight: Sendable, Hashable {
  /// Violations of this severity.
  case violation(Severity)
  /// Reviews with the reason `configured`: a person decides, and they fail no run but one with `--fail-on review`.
  case review

  /// Reads the word of a configuration; nil where it is none of `ConfigurationKeys.weights`.
  public init?(_ word: String) {
    if word == "review" {
      self = .review
    } else if let severity = Severity(rawValue: word) {
      self = .violation(severity)
    } else {
      return nil
    }
  }

  /// The word of the configuration.
  public var word: String {
    switch self {
    case .violation(let severity): severity.rawValue
    case .review: "review"
    }
  }
}
