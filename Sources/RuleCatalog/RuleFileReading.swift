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
    self.init(
      id: contents.id, title: contents.title, wcag: contents.wcag, severity: contents.severity,
      rationale: contents.rationale, violationMessage: contents.messages.violation, reviewMessages: reviews,
      fix: contents.fix, sources: contents.sources,
      thresholdsYAML: mapping["thresholds"] ?? "{}", examples: contents.examples,
      isOnByDefault: contents.default != "off"
    )
  }

  private struct Contents: Decodable {
    static let keys: Set<String> = [
      "id", "title", "wcag", "severity", "default", "rationale", "thresholds", "messages", "fix", "sources",
      "examples",
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
    let rationale: String
    let messages: Messages
    let fix: String
    let sources: [String]
    let examples: [RuleExample]
  }
}
