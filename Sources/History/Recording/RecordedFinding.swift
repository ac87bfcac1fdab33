import Findings
import Reporting
import ScreenModel

/// A finding of a run, as the history keeps it.
struct RecordedFinding: Sendable, Hashable {
  /// The identity from run to run; a number is added where a report gives one fingerprint twice.
  let fingerprint: String
  /// The identity without the screen's name, for the run after a rename; unique on the screen.
  let place: String
  let rule: String
  let isReview: Bool
  let severity: Severity
  let confidence: Double
  /// The role of the node, or the type of the element.
  let role: String?
  let identifier: String?
  let message: String
  let owner: String?
  /// What makes it recognisable in another layout, theme or language.
  let identity: FindingIdentity?

  /// The findings of one screen, in the order of the report.
  static func all(of screen: ScreenReport) -> [RecordedFinding] {
    let elements = Dictionary(screen.elements.map { ($0.id, $0) }) { first, _ in first }
    let parts = screen.findings.map { finding in
      let element = finding.element.flatMap { elements[$0] }
      let role = finding.node?.role ?? element?.type.rawValue ?? ""
      // A report that does not hold the identity still says which node or element is meant.
      return finding.identity
        ?? FindingIdentity(
          identifier: finding.node?.identifier, anchor: finding.node?.path ?? "", role: role,
          text: finding.node?.label ?? element?.text ?? element?.icon)
    }
    let places = Fingerprint.distinct(
      zip(screen.findings, parts).map { (rule: $0.rule, identity: $1) }, screen: "")
    var seen: [String: Int] = [:]
    return zip(screen.findings, zip(parts, places)).map { finding, named in
      let ordinal = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = ordinal + 1
      return RecordedFinding(
        finding, fingerprint: finding.fingerprint + (ordinal == 0 ? "" : "/\(ordinal)"),
        role: named.0.role.isEmpty ? nil : named.0.role,
        place: named.1)
    }
  }

  private init(_ finding: ReportedFinding, fingerprint: String, role: String?, place: String) {
    self.fingerprint = fingerprint
    self.place = place
    self.role = role
    rule = finding.rule
    isReview = finding.isReview
    severity = finding.severity
    confidence = finding.confidence.isFinite ? min(max(finding.confidence, 0), 1) : 0
    identifier = finding.node?.identifier
    message = finding.message
    owner = finding.owner
    identity = finding.identity
  }

  /// What of it is looked at to know it again.
  var trace: FindingTrace { FindingTrace(rule: rule, fingerprint: fingerprint, identity: identity) }

  func add(to hash: inout ContentHash) {
    for text in [fingerprint, severity.rawValue, "\(isReview)", "\(confidence)", owner ?? ""] {
      hash.add(text)
    }
  }
}
