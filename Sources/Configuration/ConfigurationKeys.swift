/// The keys of `.unsaid.yml`; the JSON Schema in `docs/schemas` is held against them by a test.
public enum ConfigurationKeys {
  /// At the top.
  public static let top = [
    "profile", "platform", "languages", "identifiers", "rules", "screens", "suppressions",
  ]
  /// Of `identifiers`.
  public static let identifiers = ["pattern", "map"]
  /// Of a rule that is given as a mapping.
  public static let rule = ["enabled", "severity", "thresholds"]
  /// Of a screen's entry.
  public static let screen = ["owner", "ignore"]
  /// Of an ignored region.
  public static let region = ["box", "unit", "reason"]
  /// Of a suppression.
  public static let suppression = [
    "rule", "screens", "identifier", "path", "label", "fingerprint", "reason", "expires",
  ]
  /// The platforms that can be named.
  public static let platforms = ["ios", "android", "harmony", "web"]
  /// What a rule can be in one word.
  public static let ruleWords = ["on", "off"] + weights
  /// What the violations of a rule can count as.
  public static let weights = ["error", "warning", "info", "review"]
}
