import RuleCatalog
import YAMLText

/// What the command line says, as a configuration that lies over that of the file.
public enum ConfigurationFlags {
  /// Puts options together.
  ///
  /// - Parameters:
  ///   - platform: the platform of dumps that do not state theirs.
  ///   - profile: the name of a profile.
  ///   - rules: `RULE=on`, `off`, a severity or `review`; `RULE` alone is on.
  ///   - thresholds: `RULE.NAME=VALUE`.
  ///   - only: `RULE[,RULE]`, the rules to ask besides the check that picture and tree belong together.
  ///   - exclude: `RULE[,RULE]`, the rules not to ask.
  ///   - catalog: the rules that can be named.
  public static func configuration(
    platform: String? = nil, profile: String? = nil, rules: [String] = [], thresholds: [String] = [],
    only: [String] = [], exclude: [String] = [], catalog: [RuleFile]
  ) throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    if let platform {
      try check(platform, "platform", among: ConfigurationKeys.platforms)
      configuration.platform = Sourced(platform, .flag("--platform"))
    }
    if let name = profile {
      let profile = Profile(rawValue: name)
      if profile == nil { try check(name, "profile", among: Profile.allCases.map(\.rawValue)) }
      configuration.profile = profile.map { Sourced($0, .flag("--profile \(name)")) }
    }
    for text in rules { try add(rule: text, catalog, to: &configuration) }
    for text in thresholds { try add(threshold: text, catalog, to: &configuration) }
    try RuleChoice(only: only, exclude: exclude, catalog: catalog).apply(to: &configuration)
    return configuration
  }

  private static func check(
    _ word: String, _ kind: String, among known: [String]
  ) throws(ConfigurationError) {
    guard known.contains(word) == false else { return }
    throw ConfigurationError(
      source: "--\(kind)", reason: "there is no \(kind) \"\(word)\"\(YAMLMapping.advice(word, among: known))")
  }

  private static func add(
    rule text: String, _ catalog: [RuleFile], to configuration: inout Configuration
  ) throws(ConfigurationError) {
    let reader = RuleSettingsReader(source: "--rule", catalog: catalog)
    // A name alone asks for the rule: some are off by default.
    let (id, word) =
      text.contains("=") ? try parted(text, option: "--rule", form: "RULE=off") : (text, "on")
    let settings = try reader.settings(word: word, origin: .flag("--rule \(text)"), line: nil)
    try check(id, reader)
    configuration.rules[id] = (configuration.rules[id] ?? RuleSettings()).overridden(by: settings)
  }

  private static func add(
    threshold text: String, _ catalog: [RuleFile], to configuration: inout Configuration
  ) throws(ConfigurationError) {
    let option = "--threshold"
    let reader = RuleSettingsReader(source: option, catalog: catalog)
    let (place, value) = try parted(text, option: option, form: "target-size-platform.minimumIOS=24")
    let parts = place.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ConfigurationError(
        source: option,
        reason: "\"\(text)\" must be RULE.NAME=VALUE, for example target-size-platform.minimumIOS=24")
    }
    try check(parts[0], reader)
    guard let file = reader.file(parts[0]), let read = try? YAMLValue.reading(value) else {
      throw ConfigurationError(source: option, reason: "\"\(value)\" is no value of a threshold")
    }
    let yaml = try reader.threshold(parts[1], read, file: file, line: nil)
    configuration.rules[parts[0], default: RuleSettings()].thresholds[parts[1]] =
      Sourced(yaml, .flag("--threshold \(text)"))
  }

  private static func check(_ id: String, _ reader: RuleSettingsReader) throws(ConfigurationError) {
    guard reader.file(id) == nil else { return }
    throw ConfigurationError(
      source: reader.source, reason: "there is no rule \"\(id)\"\(YAMLMapping.advice(id, among: reader.ids))")
  }

  private static func parted(
    _ text: String, option: String, form: String
  ) throws(ConfigurationError) -> (String, String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ConfigurationError(source: option, reason: "\"\(text)\" must be written as \(form)")
    }
    return (parts[0], parts[1])
  }
}
