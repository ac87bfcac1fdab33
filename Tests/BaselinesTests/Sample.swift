import Findings
import Geometry
import Reporting

/// Small reports, written in a line.
enum Sample {
  static func finding(
    _ text: String?, rule: String = "label-missing", role: String = "button", identifier: String? = nil,
    near: String? = nil, at place: [Double]? = [0.5, 0.5], outcome: String = "violation",
    screen: String = "s",
    ordinal: Int = 0
  ) -> ReportedFinding {
    let identity = FindingIdentity(
      identifier: identifier, anchor: "list", role: role, text: text, near: near, place: place,
      points: place.map { [$0[0] * 390, $0[1] * 844] })
    return ReportedFinding(
      rule: rule, outcome: outcome, reviewReason: nil, severity: .error, confidence: 0.9,
      box: Rect(x: 1, y: 2, width: 30, height: 40), element: nil, node: nil, message: "m", hint: "h",
      fingerprint: Fingerprint.of(rule: rule, screen: screen, identity: identity, ordinal: ordinal),
      identity: identity)
  }

  static func screen(_ name: String, _ findings: [ReportedFinding], rules: [String] = ["label-missing"])
    -> ScreenReport
  {
    ScreenReport(
      name: name, image: "shots/\(name).png", tree: "shots/\(name).json", format: "unsaid-tree",
      platform: "ios",
      scale: 3, size: Size(width: 1179, height: 2556), elements: [], stops: [], matches: [],
      findings: findings,
      notRun: [], rulesRun: rules)
  }

  static func report(_ screens: ScreenReport...) -> Report {
    Report(tool: Report.Tool(version: "1.0.0"), screens: screens)
  }
}
