import RuleCatalog

/// Writes GitLab's Code Quality report: a list of issues, each with a fingerprint that is unique in the file.
public struct GitLabReporter: Reporter {
  /// Makes the reporter.
  public init() {}

  /// Writes the report; a run without findings is an empty list, so that GitLab sees them resolved.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    JSONText.document(CIEntry.all(of: report, rules: rules).map(Issue.init))
  }

  /// The keys that GitLab reads.
  private struct Issue: Encodable {
    struct Location: Encodable {
      let path: String
      let lines: Lines
    }

    struct Lines: Encodable { let begin: Int }

    private enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }

    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    init(_ entry: CIEntry) {
      // GitLab shows nothing else of an issue, so the screen is named too.
      description = "\(entry.screen): \(entry.message)"
      checkName = entry.rule
      fingerprint = entry.fingerprint
      severity = Self.severity(entry.weight)
      location = Location(path: entry.path, lines: Lines(begin: entry.line))
    }

    private static func severity(_ weight: CIEntry.Weight) -> String {
      switch weight {
      case .failure: "blocker"
      case .error: "critical"
      case .warning: "major"
      case .info: "minor"
      case .review: "info"
      }
    }
  }
}
