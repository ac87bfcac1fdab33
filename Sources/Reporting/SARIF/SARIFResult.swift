extension SARIF {
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    /// Left out where it is "fail", the default.
    var kind: Kind?
    let level: Level
    let message: Message
    let locations: [Location]
    /// Where the finding stands that has the same cause and tells most.
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]?
    /// Against the baseline; left out where there is none.
    var baselineState: BaselineState?
    /// Why it does not count; left out where it does.
    var suppressions: [Suppression]?
    var attachments: [Attachment]?
    /// The confidence, 0…100; half of it, at most, for what another result tells already.
    var rank: Double?
    var properties: ResultProperties?
  }

  enum BaselineState: String, Encodable { case new, unchanged }

  /// "external": decided in a file apart from the source, here the configuration.
  struct Suppression: Encodable {
    let kind = "external"
    let status = "accepted"
    let justification: String
  }

  struct Location: Encodable {
    /// The number by which a message refers to it.
    var id: Int?
    let physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var index: Int?
    var description: Message?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }

  struct Attachment: Encodable {
    let description: Message
    let artifactLocation: ArtifactLocation
    let rectangles: [Rectangle]
  }

  struct Rectangle: Encodable {
    let top: Double
    let left: Double
    let bottom: Double
    let right: Double
    let message: Message
  }

  struct Artifact: Encodable {
    let location: ArtifactLocation
    let roles: [String]
    var mimeType: String?
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let descriptor: ReportingDescriptorReference
    var associatedRule: ReportingDescriptorReference?
    let level: Level
    let message: Message
    var locations: [Location]?
  }

  /// What GitHub code scanning reads of a rule.
  struct RuleProperties: Encodable {
    private enum CodingKeys: String, CodingKey {
      case tags, precision
      case problemSeverity = "problem.severity"
    }

    let tags: [String]
    let precision: String
    let problemSeverity: String
  }

  /// Our own words about a result.
  struct ResultProperties: Encodable {
    let outcome: String
    var reviewReason: String?
    var precision: String?
    var screen: String
    var number: Int?
    var role: String?
    var identifier: String?
    /// The confidence, 0…1, where `rank` does not say it.
    var confidence: Double?
    var cause: CauseProperties?
    var suggestion: SuggestionProperties?
  }
}
