import Findings
import Geometry
import Reporting

/// A defect of an imagined app.
struct Defect: Sendable, Hashable {
  var rule: String
  var identifier: String
  var severity = Severity.error
  var isReview = false
  var confidence = 1.0
  var suppressed = false

  static func error(_ rule: String, _ identifier: String, _ confidence: Double = 1) -> Defect {
    Defect(rule: rule, identifier: identifier, confidence: confidence)
  }

  static func warning(_ rule: String, _ identifier: String, _ confidence: Double = 1) -> Defect {
    Defect(rule: rule, identifier: identifier, severity: .warning, confidence: confidence)
  }

  static func review(_ rule: String, _ identifier: String, _ confidence: Double = 0.5) -> Defect {
    Defect(
      rule: rule, identifier: identifier, severity: .warning, isReview: true, confidence: confidence)
  }

  /// As a run would report it, with the fingerprint that unsaid gives.
  func reported(on screen: String, owner: String?) -> ReportedFinding {
    let path = "window[0]/button[\(identifier.utf8.count)]"
    return ReportedFinding(
      rule: rule, outcome: isReview ? "review" : "violation", reviewReason: isReview ? "orderNotStated" : nil,
      severity: severity, confidence: confidence, box: Rect(x: 10, y: 20, width: 30, height: 40),
      element: nil,
      node: .init(
        path: path, role: "button", identifier: identifier, label: nil,
        box: Rect(x: 10, y: 20, width: 30, height: 40), line: nil),
      message: "Something is wrong with \(identifier).", hint: "Mend it.",
      fingerprint: Fingerprint.of(
        rule: rule, screen: screen,
        identity: FindingIdentity(identifier: identifier, anchor: path, role: "button")),
      owner: owner, suppression: suppressed ? SuppressionNote(reason: "agreed") : nil)
  }
}
