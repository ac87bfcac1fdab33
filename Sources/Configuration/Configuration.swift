/// What a team decides for its runs; every part that is not said stays nil or empty.
public struct Configuration: Sendable, Hashable {
  /// The name of the file that is looked for from the working directory upwards.
  public static let fileName = ".unsaid.yml"

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
    platform: Sourced<String>? = nil, languages: Sourced<[String]>? = nil,
    identifierPattern: Sourced<String>? = nil, identifierMap: Sourced<String>? = nil,
    rules: [String: RuleSettings] = [:],
    screens: [ScreenSettings] = [], suppressions: [Suppression] = []
  ) {
    self.platform = platform
    self.languages = languages
    self.identifierPattern = identifierPattern
    self.identifierMap = identifierMap
    self.rules = rules
    self.screens = screens
    self.suppressions = suppressions
  }

  /// Whether a rule is asked: as its own file has it, unless something is said here.
  public func isOn(_ rule: String, byDefault: Bool = true) -> Bool { rules[rule]?.isOn?.value ?? byDefault }

  /// The ids of the rules that are turned off here, in order.
  public var turnedOff: [String] { rules.keys.filter { !isOn($0) }.sorted() }

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
      platform: other.platform ?? platform, languages: other.languages ?? languages,
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
      "platform \(platform?.value ?? "")", "languages \(languages?.value.joined(separator: " ") ?? "")",
      "identifiers \(identifierPattern?.value ?? "")",
    ]
    let lines = rules.sorted { $0.key < $1.key }.map { id, settings in
      let numbers = settings.thresholds.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.value)" }
      let isOn = settings.isOn.map { "\($0.value)" } ?? ""
      return "\(id) \(isOn) \(settings.severity?.value.rawValue ?? "") \(numbers.joined(separator: " "))"
    }
    return (head + lines).joined(separator: "\n")
  }
}
