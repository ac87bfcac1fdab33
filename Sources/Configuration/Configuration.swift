import RuleCatalog

/// What a team decides for its runs; every part that is not said stays nil or empty.
public struct Configuration: Sendable, Hashable {
  /// The name of the file that is looked for from the working directory upwards.
  public static let fileName = ".unsaid.yml"

  /// The choice of rules that `rules` lies over; nil is the usual one.
  public var profile: Sourced<Profile>?
  /// The platform of dumps that do not state theirs: ios, android or web.
  public var platform: Sourced<String>?
  /// The languages of the screens, as BCP 47 tags; the first is the usual one.
  public var languages: Sourced<[String]>?
  /// The pattern for identifiers, for example `{category}_{context}_{element}_{modifier?}`.
  public var identifierPattern: Sourced<String>?
  /// The file with the identifiers that earlier runs gave, beside the configuration.
  public var identifierMap: Sourced<String>?
  /// What is said of single rules, by id.
  public var rules: [String: RuleSettings]
  /// What is said of screens, in the order of the file.
  public var screens: [ScreenSettings]
  /// What does not count, in the order of the file.
  public var suppressions: [Suppression]

  /// Makes a configuration; without arguments the one of a run that was told nothing.
  public init(
    profile: Sourced<Profile>? = nil, platform: Sourced<String>? = nil, languages: Sourced<[String]>? = nil,
    identifierPattern: Sourced<String>? = nil, identifierMap: Sourced<String>? = nil,
    rules: [String: RuleSettings] = [:],
    screens: [ScreenSettings] = [], suppressions: [Suppression] = []
  ) {
    self.profile = profile
    self.platform = platform
    self.languages = languages
    self.identifierPattern = identifierPattern
    self.identifierMap = identifierMap
    self.rules = rules
    self.screens = screens
    self.suppressions = suppressions
  }

  /// Whether a rule is asked: as the profile has it, unless something is said of the rule itself.
  public func isOn(_ rule: RuleFile) -> Bool {
    rules[rule.id]?.isOn?.value ?? (profile?.value ?? .standard).asks(rule)
  }

  /// The rules of the catalogue that a decision took out, by id, each with the decision in words.
  ///
  /// A rule that is off by default and that nobody named is not among them: nobody expects it.
  public func turnedOff(of catalog: [RuleFile]) -> [(rule: String, reason: String)] {
    catalog.filter { !isOn($0) }.compactMap { file in
      if let origin = rules[file.id]?.isOn?.origin { return (file.id, Self.reason(origin)) }
      guard file.isOnByDefault, let profile else { return nil }
      return (file.id, "not part of the profile \(profile.value.rawValue)")
    }.sorted { $0.rule < $1.rule }
  }

  private static func reason(_ origin: ConfigurationOrigin) -> String {
    switch origin {
    case .flag(let option): "turned off by \(option)"
    case .file, .standard: "turned off in the configuration"
    }
  }

  /// The changed thresholds of each rule, as YAML mappings by the rule's id.
  public var thresholdOverrides: [String: String] {
    rules.compactMapValues { settings in
      let lines = settings.thresholds.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.value)" }
      return lines.isEmpty ? nil : lines.joined(separator: "\n") + "\n"
    }
  }

  /// Who looks after a screen; the last entry that fits and names an owner decides.
  public func owner(of screen: String) -> String? {
    screens.last { $0.owner != nil && $0.screens.matches(screen) }?.owner
  }

  /// The regions of a screen whose findings do not count, from all entries that fit.
  public func ignoredRegions(of screen: String) -> [IgnoredRegion] {
    screens.filter { !$0.ignored.isEmpty && $0.screens.matches(screen) }.flatMap(\.ignored)
  }

  /// This configuration with what the command line says over it.
  public func overridden(by other: Configuration) -> Configuration {
    Configuration(
      profile: other.profile ?? profile, platform: other.platform ?? platform,
      languages: other.languages ?? languages,
      identifierPattern: other.identifierPattern ?? identifierPattern,
      identifierMap: other.identifierMap ?? identifierMap,
      rules: rules.merging(other.rules) { $0.overridden(by: $1) }, screens: screens + other.screens,
      suppressions: suppressions + other.suppressions)
  }

  /// All that decides what is found, in one text: two runs with equal texts judge a screen alike.
  ///
  /// Owners, ignored regions and suppressions come after the judgement and are not part of it.
  public var judgementKey: String {
    let head = [
      "profile \(profile?.value.rawValue ?? "")", "platform \(platform?.value ?? "")",
      "languages \(languages?.value.joined(separator: " ") ?? "")",
      "identifiers \(identifierPattern?.value ?? "")",
    ]
    let lines = rules.sorted { $0.key < $1.key }.map { id, settings in
      let numbers = settings.thresholds.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.value)" }
      // The report names what turned a rule off, so it is part of the judgement.
      let isOn = settings.isOn.map { $0.value ? "on" : Self.reason($0.origin) } ?? ""
      return "\(id) \(isOn) \(settings.weight?.value.word ?? "") \(numbers.joined(separator: " "))"
    }
    return (head + lines).joined(separator: "\n")
  }
}
