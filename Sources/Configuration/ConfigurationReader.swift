import AccessibilityModel
import RuleCatalog
import YAMLText

/// Reads `.unsaid.yml`; what it does not know is an error, for a mistyped key would be ignored silently.
public struct ConfigurationReader: Sendable {
  let source: String
  let rules: RuleSettingsReader

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - source: the path of the file as it shall stand in errors and origins.
  ///   - catalog: the rules that can be named, with their thresholds.
  public init(source: String, catalog: [RuleFile]) {
    self.source = source
    rules = RuleSettingsReader(source: source, catalog: catalog)
  }

  /// Reads the text of a file; an empty one says nothing and is no error.
  public func configuration(from text: String) throws(ConfigurationError) -> Configuration {
    guard let value = try parsed(text), !value.isNull else { return Configuration() }
    let top = try YAMLMapping(value, keys: ConfigurationKeys.top, what: "the file", source: source)
    let identifiers = try identifiers(in: top)
    let profile = try top.word("profile", of: Profile.allCases.map(\.rawValue))
    return Configuration(
      profile: profile.flatMap { found in Profile(rawValue: found.value).map { Sourced($0, found.origin) } },
      platform: try top.word("platform", of: ConfigurationKeys.platforms),
      languages: try languages(in: top),
      identifierPattern: try identifiers.flatMap(pattern), identifierMap: try identifiers?.text("map"),
      rules: try rules.settings(from: top.value("rules")),
      screens: try ScreenSettingsReader(source: source).entries(from: top.value("screens")),
      suppressions: try SuppressionReader(source: source, rules: rules.ids).suppressions(in: top))
  }

  private func parsed(_ text: String) throws(ConfigurationError) -> YAMLValue? {
    do {
      return try YAMLValue.reading(text)
    } catch {
      throw ConfigurationError(source: source, line: error.line, reason: error.reason)
    }
  }

  private func languages(in top: YAMLMapping) throws(ConfigurationError) -> Sourced<[String]>? {
    guard let value = top.value("languages") else { return nil }
    var tags: [String] = []
    for item in try top.list("languages") {
      guard let tag = item.scalar, Self.isLanguage(tag) else {
        throw top.error(item.line, "a language is a tag such as \"en\" or \"pt-BR\"")
      }
      tags.append(tag)
    }
    return Sourced(tags, .file(source, line: value.line))
  }

  // The shape of a BCP 47 tag: subtags of one to eight letters or digits, the first of letters alone.
  private static func isLanguage(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter) else {
      return false
    }
    return parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  private func identifiers(in top: YAMLMapping) throws(ConfigurationError) -> YAMLMapping? {
    guard let value = top.value("identifiers") else { return nil }
    return try YAMLMapping(
      value, keys: ConfigurationKeys.identifiers, what: "\"identifiers\"", source: source)
  }

  private func pattern(in keys: YAMLMapping) throws(ConfigurationError) -> Sourced<String>? {
    guard let pattern = try keys.text("pattern") else { return nil }
    guard pattern.value.contains("{"),
      pattern.value.count(where: { $0 == "{" }) == pattern.value.count(where: { $0 == "}" })
    else {
      throw keys.error(
        keys.value("pattern")?.line,
        "the pattern needs holes in braces, for example \"\(IdentifierPattern.standard.text)\"")
    }
    return pattern
  }
}
