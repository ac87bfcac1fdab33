import RuleCatalog
import YAMLText

/// Reads what a configuration says of rules, and holds it against the rules' own files.
struct RuleSettingsReader: Sendable {
  let source: String
  let ids: [String]
  private let files: [String: RuleFile]

  init(source: String, catalog: [RuleFile]) {
    self.source = source
    ids = catalog.map(\.id)
    files = Dictionary(catalog.map { ($0.id, $0) }) { first, _ in first }
  }

  func settings(from value: YAMLValue?) throws(ConfigurationError) -> [String: RuleSettings] {
    guard let value else { return [:] }
    var settings: [String: RuleSettings] = [:]
    for entry in try YAMLMapping.entries(of: value, what: "\"rules\"", source: source) {
      guard let file = files[entry.key] else {
        throw ConfigurationError(
          source: source, line: entry.line,
          reason: "there is no rule \"\(entry.key)\"\(YAMLMapping.advice(entry.key, among: ids))")
      }
      settings[entry.key] = try rule(entry.value, file: file)
    }
    return settings
  }

  private func rule(_ value: YAMLValue, file: RuleFile) throws(ConfigurationError) -> RuleSettings {
    if let word = value.scalar {
      return try settings(word: word, origin: .file(source, line: value.line), line: value.line)
    }
    let keys = try YAMLMapping(
      value, keys: ConfigurationKeys.rule, what: "the rule \"\(file.id)\"", source: source)
    let weight = try keys.word("severity", of: ConfigurationKeys.weights)
    return RuleSettings(
      isOn: try isOn(keys),
      weight: weight.flatMap { found in RuleWeight(found.value).map { Sourced($0, found.origin) } },
      thresholds: try thresholds(keys.value("thresholds"), file: file))
  }

  /// A rule in one word: on, off, a severity, or review.
  func settings(
    word: String, origin: ConfigurationOrigin, line: Int?
  ) throws(ConfigurationError) -> RuleSettings {
    // "on" and "off" are booleans in YAML 1.1, and editors may write them as such.
    switch word {
    case "on", "true": return RuleSettings(isOn: Sourced(true, origin))
    case "off", "false": return RuleSettings(isOn: Sourced(false, origin))
    default:
      guard let weight = RuleWeight(word) else {
        throw ConfigurationError(
          source: source, line: line,
          reason:
            "a rule cannot be \"\(word)\"\(YAMLMapping.advice(word, among: ConfigurationKeys.ruleWords))")
      }
      return RuleSettings(isOn: Sourced(true, origin), weight: Sourced(weight, origin))
    }
  }

  private func isOn(_ keys: YAMLMapping) throws(ConfigurationError) -> Sourced<Bool>? {
    guard let found = try keys.text("enabled") else { return nil }
    switch found.value {
    case "true", "on", "yes": return Sourced(true, found.origin)
    case "false", "off", "no": return Sourced(false, found.origin)
    default: throw keys.error(keys.value("enabled")?.line, "\"enabled\" must be true or false")
    }
  }

  private func thresholds(
    _ value: YAMLValue?, file: RuleFile
  ) throws(ConfigurationError) -> [String: Sourced<String>] {
    guard let value else { return [:] }
    var found: [String: Sourced<String>] = [:]
    let entries = try YAMLMapping.entries(of: value, what: "the thresholds of \"\(file.id)\"", source: source)
    for entry in entries {
      let text = try threshold(entry.key, entry.value, file: file, line: entry.line)
      found[entry.key] = Sourced(text, .file(source, line: entry.line))
    }
    return found
  }

  /// One threshold as YAML text; its name and its kind must be those of the rule's file.
  func threshold(
    _ name: String, _ value: YAMLValue, file: RuleFile, line: Int?
  ) throws(ConfigurationError) -> String {
    let standard = Self.thresholds(of: file)
    guard let known = standard[name] else {
      throw ConfigurationError(
        source: source, line: line,
        reason:
          "\"\(file.id)\" has no threshold \"\(name)\"\(YAMLMapping.advice(name, among: Array(standard.keys)))"
      )
    }
    guard let text = ThresholdText.of(value, like: known) else {
      throw ConfigurationError(
        source: source, line: line,
        reason: "the threshold \"\(name)\" of \"\(file.id)\" must be \(ThresholdText.kind(of: known))")
    }
    return text
  }

  func file(_ id: String) -> RuleFile? { files[id] }

  static func thresholds(of file: RuleFile) -> [String: YAMLValue] {
    guard case .mapping(let entries) = try? YAMLValue.reading(file.thresholdsYAML)?.content else {
      return [:]
    }
    return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }
}
