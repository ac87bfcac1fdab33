import Findings

/// A finding as the history shows it, with what is known of it last.
public struct HistoryFinding: Sendable, Hashable, Encodable {
  /// The identity of the finding across runs.
  public let fingerprint: String
  /// The present name of the screen.
  public let screen: String
  /// The platform of the screen.
  public let platform: String
  /// The id of the rule.
  public let rule: String
  /// "violation" or "review".
  public let outcome: String
  /// How much it weighs.
  public let severity: Severity
  /// How sure it is, 0…1.
  public let confidence: Double
  /// The role of the node, or the type of the element.
  public let role: String?
  /// The developer's identifier.
  public let identifier: String?
  /// What is wrong.
  public let message: String
  /// Who looks after the screen.
  public let owner: String?
  /// The day on which it was found or came back.
  public let since: Day
  /// The release in which it was found or came back.
  public let sinceRelease: String

  init(_ finding: OpenFinding) {
    fingerprint = finding.fingerprint
    screen = finding.screen
    platform = finding.platform
    rule = finding.rule
    outcome = finding.isReview ? "review" : "violation"
    severity = finding.severity
    confidence = finding.confidence
    role = finding.role
    identifier = finding.identifier
    message = finding.message
    owner = finding.owner
    since = finding.since
    sinceRelease = finding.sinceRelease
  }
}
