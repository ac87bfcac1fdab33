import Findings
import Reporting

/// One finding of a baseline, with what is needed to know it again.
public struct BaselineEntry: Sendable, Hashable {
  /// The finding; its words, box and node are left out of the file.
  public let finding: ReportedFinding

  /// Takes over a finding.
  public init(_ finding: ReportedFinding) { self.finding = finding }

  /// The finding in words: the element first, by what a developer can search for.
  public var what: String { Self.what(finding) }

  static func what(_ finding: ReportedFinding) -> String {
    guard let identity = finding.identity else { return finding.node?.path ?? finding.rule }
    let role = identity.role.isEmpty ? "screen" : identity.role
    if let identifier = identity.identifier { return "\(role) #\(identifier)" }
    if let text = identity.text { return "\(role) \"\(text)\"" }
    if let near = identity.near { return "\(role) near \"\(near)\"" }
    return identity.anchor.isEmpty ? role : "\(role) in \(identity.anchor)"
  }
}

extension BaselineEntry: Codable {
  private enum CodingKeys: String, CodingKey { case fingerprint, rule, outcome, severity, identity, what }

  /// Reads an entry; `what` is for people and not read.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    finding = ReportedFinding(
      rule: try keys.decode(String.self, forKey: .rule), outcome: try keys.decode(String.self, forKey: .outcome),
      reviewReason: nil, severity: try keys.decode(Severity.self, forKey: .severity), confidence: 1, box: nil,
      element: nil, node: nil, message: "", hint: "",
      fingerprint: try keys.decode(String.self, forKey: .fingerprint),
      identity: try keys.decodeIfPresent(FindingIdentity.self, forKey: .identity))
  }

  /// Writes an entry.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(finding.rule, forKey: .rule)
    try keys.encode(finding.outcome, forKey: .outcome)
    try keys.encode(finding.severity, forKey: .severity)
    try keys.encode(finding.fingerprint, forKey: .fingerprint)
    try keys.encode(what, forKey: .what)
    try keys.encodeIfPresent(finding.identity, forKey: .identity)
  }
}
