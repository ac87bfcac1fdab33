/// The parts of SARIF 2.1.0 that we write, under the specification's own names
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/); what is nil is left out.
enum SARIF {
  /// The address of the schema that the file follows.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  struct Log: Encodable {
    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    let schema = SARIF.schema
    let version = "2.1.0"
    let runs: [Run]
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: AutomationDetails
    let invocations: [Invocation]
    let artifacts: [Artifact]
    let originalUriBaseIds: [String: ArtifactLocation]
    let results: [Result]
    let taxonomies: [ToolComponent]
    let columnKind = "unicodeCodePoints"
    let language = "en"
  }

  struct AutomationDetails: Encodable {
    let id: String
  }

  struct Tool: Encodable {
    let driver: ToolComponent
  }

  struct ToolComponent: Encodable {
    let name: String
    var version: String?
    var semanticVersion: String?
    var organization: String?
    var informationUri: String?
    var shortDescription: Message?
    var isComprehensive: Bool?
    var rules: [ReportingDescriptor]?
    var notifications: [ReportingDescriptor]?
    var taxa: [ReportingDescriptor]?
    var supportedTaxonomies: [ToolComponentReference]?
  }

  struct ToolComponentReference: Encodable {
    let name: String
    let index: Int
  }

  struct ReportingDescriptor: Encodable {
    let id: String
    var name: String?
    var shortDescription: Message?
    var fullDescription: Message?
    var help: Message?
    var helpUri: String?
    var defaultConfiguration: ReportingConfiguration?
    var relationships: [Relationship]?
    var properties: RuleProperties?
  }

  struct ReportingConfiguration: Encodable {
    let level: Level
  }

  struct Relationship: Encodable {
    let target: ReportingDescriptorReference
    let kinds: [String]
  }

  struct ReportingDescriptorReference: Encodable {
    let id: String
    let index: Int
    var toolComponent: ToolComponentReference?
  }

  struct Message: Encodable {
    let text: String
    var markdown: String?
  }

  enum Level: String, Encodable { case none, note, warning, error }
  enum Kind: String, Encodable { case fail, review, pass }
}
