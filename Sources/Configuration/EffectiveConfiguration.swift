import AccessibilityModel
import RuleCatalog

/// Every value that a run would use, with where it comes from.
public struct EffectiveConfiguration: Sendable, Hashable, Encodable {
  /// One value.
  public struct Entry: Sendable, Hashable, Encodable {
    /// The way to it: `rules.target-size-platform.thresholds.minimumIOS`.
    public let key: String
    /// The value as YAML on one line.
    public let value: String
    /// "default", "path:line" or an option.
    public let from: String
  }

  /// The values in the order of the documentation.
  public let entries: [Entry]

  /// Lists the values of a configuration over those of the rules' files.
  public init(_ configuration: Configuration, catalog: [RuleFile]) {
    entries =
      Self.general(configuration) + catalog.flatMap { Self.rule($0, configuration) }
      + configuration.screens.flatMap(Self.screen)
      + configuration.suppressions.enumerated().map(Self.suppression)
  }

  private static func general(_ configuration: Configuration) -> [Entry] {
    [
      entry(
        "profile", configuration.profile.map { Sourced($0.value.rawValue, $0.origin) },
        else: Profile.standard.rawValue),
      entry("platform", configuration.platform, else: "as the dump says"),
      entry(
        "languages",
        configuration.languages.map { Sourced("[\($0.value.joined(separator: ", "))]", $0.origin) },
        else: "[]"),
      entry(
        "identifiers.pattern", configuration.identifierPattern, else: IdentifierPattern.standard.text),
      entry("identifiers.map", configuration.identifierMap, else: "none"),
    ]
  }

  private static func rule(_ file: RuleFile, _ configuration: Configuration) -> [Entry] {
    let settings = configuration.rules[file.id]
    let origin = settings?.isOn?.origin ?? configuration.profile?.origin ?? .standard
    let thresholds = RuleSettingsReader.thresholds(of: file).sorted { $0.key < $1.key }.map { name, value in
      entry(
        "rules.\(file.id).thresholds.\(name)", settings?.thresholds[name], else: ThresholdText.standard(value)
      )
    }
    return [
      Entry(key: "rules.\(file.id).enabled", value: "\(configuration.isOn(file))", from: origin.words),
      entry(
        "rules.\(file.id).severity", settings?.weight.map { Sourced($0.value.word, $0.origin) },
        else: file.severity.rawValue),
    ] + thresholds
  }

  private static func screen(_ settings: ScreenSettings) -> [Entry] {
    let key = "screens.\"\(settings.screens.pattern)\""
    let owner = settings.owner.map { Entry(key: "\(key).owner", value: $0, from: settings.origin.words) }
    return [owner].compactMap { $0 }
      + settings.ignored.enumerated().map { index, region in
        let box = region.box
        return Entry(
          key: "\(key).ignore[\(index)]",
          value:
            "[\(box.x), \(box.y), \(box.width), \(box.height)] \(region.unit.rawValue): \(region.reason)",
          from: settings.origin.words)
      }
  }

  private static func suppression(_ index: Int, _ suppression: Suppression) -> Entry {
    let screens = suppression.screens.map { " on screens \"\($0.pattern)\"" } ?? ""
    let expiry = suppression.expires.map { ", until \($0.text)" } ?? ""
    return Entry(
      key: "suppressions[\(index)]",
      value: "\(suppression.rule) at \(suppression.target.words)\(screens)\(expiry): \(suppression.reason)",
      from: suppression.origin.words)
  }

  private static func entry(_ key: String, _ value: Sourced<String>?, else standard: String) -> Entry {
    Entry(key: key, value: value?.value ?? standard, from: (value?.origin ?? .standard).words)
  }
}
