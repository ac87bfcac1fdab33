/// What the configuration says of one rule; nil means that it says nothing.
public struct RuleSettings: Sendable, Hashable {
  /// Whether the rule is asked.
  public var isOn: Sourced<Bool>?
  /// What its violations count as.
  public var weight: Sourced<RuleWeight>?
  /// The numbers to change, as YAML text by the name of the threshold.
  public var thresholds: [String: Sourced<String>]

  /// Makes settings.
  public init(
    isOn: Sourced<Bool>? = nil, weight: Sourced<RuleWeight>? = nil,
    thresholds: [String: Sourced<String>] = [:]
  ) {
    self.isOn = isOn
    self.weight = weight
    self.thresholds = thresholds
  }

  /// These settings with those of the command line over them.
  func overridden(by other: RuleSettings) -> RuleSettings {
    RuleSettings(
      isOn: other.isOn ?? isOn, weight: other.weight ?? weight,
      thresholds: thresholds.merging(other.thresholds) { _, new in new })
  }
}
