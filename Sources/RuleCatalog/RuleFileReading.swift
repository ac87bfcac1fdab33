import Findings

extension RuleFile {
  /// Reads a file of `rules/`; an unknown or missing key is an error that names the file.
  public init(yaml: String, file: String) throws(RuleCatalogError) {
    let mapping = try YAMLReading.parts(of: yaml, file: file)
    try YAMLReading.check(mapping, allows: Contents.keys, file: file)
    let contents: Contents = try YAMLReading.decode(yaml, file: file)
    let stem = file.hasSuffix(".yml") ? String(file.dropLast(4)) : file
    guard contents.id == stem else {
      throw RuleCatalogError(
        file: file, reason: "the id is \"\(contents.id)\", the file's name says \"\(stem)\"")
    }
    var reviews: [ReviewReason: String] = [:]
    for (key, message) in contents.messages.needsReview ?? [:] {
      guard let reason = ReviewReason(rawValue: key) else {
        throw RuleCatalogError(file: file, reason: "unknown review reason \"\(key)\"")
      }
      reviews[reason] = message
    }
    guard ["on", "off"].contains(contents.default ?? "on") else {
      throw RuleCatalogError(file: file, reason: "default is \"\(contents.default ?? "")\"; it is on or off")
    }
    let unknown = contents.wcag.first { WCAG.criteria[$0] == nil }
    if let unknown {
      throw RuleCatalogError(
        file: file, reason: "WCAG 2.2 has no criterion \"\(unknown)\" that is known here")
    }
    self.init(
      id: contents.id, title: contents.title, wcag: contents.wcag, severity: contents.severity,
      rationale: contents.rationale, violationMessage: contents.messages.violation, reviewMessages: reviews,
      fix: contents.fix, sources: contents.sources,
      thresholdsYAML: mapping["thresholds"] ?? "{}",
      confidence: try Self.steps(contents.confidence ?? [:], file: file), examples: contents.examples,
      isOnByDefault: contents.default != "off", group: contents.group, remedy: contents.remedy,
      silences: contents.silences ?? [],
      namedProfiles: try Self.profiles(contents.profiles ?? [], file: file)
    )
  }

  private static func profiles(_ names: [String], file: String) throws(RuleCatalogError) -> Set<Profile> {
    var profiles: Set<Profile> = []
    for name in names {
      guard let profile = Profile(rawValue: name), Profile.named.contains(profile) else {
        let known = Profile.named.map(\.rawValue).joined(separator: ", ")
        throw RuleCatalogError(
          file: file, reason: "a file cannot name the profile \"\(name)\"; it can name \(known)")
      }
      profiles.insert(profile)
    }
    return profiles
  }

  private static func steps(
    _ table: [String: [[Double]]], file: String
  ) throws(RuleCatalogError) -> [String: [Calibration.Step]] {
    var steps: [String: [Calibration.Step]] = [:]
    for (circumstance, pairs) in table {
      guard circumstance == "violation" || ReviewReason(rawValue: circumstance) != nil else {
        throw RuleCatalogError(file: file, reason: "confidence: unknown circumstance \"\(circumstance)\"")
      }
      guard pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy((0...1).contains) }),
        zip(pairs, pairs.dropFirst()).allSatisfy({ $0[0] < $1[0] })
      else {
        throw RuleCatalogError(
          file: file,
          reason: "confidence.\(circumstance): give [strength, share] pairs from 0 to 1 by rising strength")
      }
      steps[circumstance] = pairs.map { Calibration.Step(from: $0[0], shown: $0[1]) }
    }
    return steps
  }

  private struct Contents: Decodable {
    static let keys: Set<String> = [
      "id", "title", "wcag", "severity", "default", "group", "remedy", "silences", "profiles", "rationale",
      "thresholds", "messages", "fix", "sources", "confidence", "examples",
    ]

    struct Messages: Decodable {
      let violation: String
      let needsReview: [String: String]?
    }

    let id: String
    let title: String
    let wcag: [String]
    let severity: Severity
    let `default`: String?
    let group: RuleGroup
    let remedy: Remedy?
    let silences: [String]?
    let profiles: [String]?
    let rationale: String
    let messages: Messages
    let fix: String
    let sources: [String]
    let confidence: [String: [[Double]]]?
    let examples: [RuleExample]
  }
}
