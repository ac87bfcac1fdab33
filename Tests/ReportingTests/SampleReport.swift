import Findings
import Geometry
import Reporting
import RuleCatalog
import ScreenModel

/// A report as a run over three screens would give it: findings of every kind, a clean screen, rules not run.
enum SampleReport {
  static let report = Report(
    tool: Report.Tool(version: "0.1.0"), screens: [cart, settings, tabs],
    failures: [
      ScreenFailure(
        name: "shop/torn", image: "shots/shop/torn.png", tree: "shots/shop/torn.xml",
        reason: "the dump ends inside a tag at line 12; capture it again")
    ])

  static let rules: [RuleFile] = [
    rule("label-missing", "Control without a label", ["4.1.2"], .error, "{role} has no label."),
    rule(
      "text-unexposed", "Text that no node speaks", ["1.1.1", "1.3.1"], .warning, "“{text}” is in no node."),
    rule(
      "order-mismatch", "Reading order differs from what is seen", ["1.3.2", "2.4.3"], .warning,
      "“{label}” is read too late.", reviews: [.orderNotStated: "“{label}” may be read too late."]),
    rule("label-implementation-detail", "Label that names a file", ["1.1.1"], .info, "“{label}” is a file."),
    rule(
      "target-size-platform", "Target smaller than the platform asks", ["2.5.5"], .warning,
      "{width} by {height} points; {minimumSide} are asked.", thresholds: "{ minimumSide: 44 }"),
    rule("capture-incomplete", "Dump that holds less than the screen", [], .error, "The dump is empty."),
  ]

  static let cart = screen(
    "shop/cart", findings: [missingLabel, fileName, lateTotal, unexposed, empty],
    notRun: [.init(rule: "target-size-platform", reason: "the dump states no scale")],
    rulesRun: [
      "label-missing", "text-unexposed", "order-mismatch", "label-implementation-detail",
      "capture-incomplete",
    ])

  static let settings = screen(
    "shop/settings", findings: [],
    notRun: [.init(rule: "target-size-platform", reason: "the dump states no scale")],
    rulesRun: ["label-missing", "text-unexposed"])

  static let tabs = screen("tabs", findings: [lateTotal], notRun: [], rulesRun: ["label-missing"])

  static let missingLabel = ReportedFinding(
    rule: "label-missing", outcome: "violation", reviewReason: nil, severity: .error, confidence: 0.97,
    box: Rect(x: 1044, y: 171, width: 81, height: 81), element: 1,
    node: node(
      "application[0]/window[0]/navigationBar[0]/button[1]", "button", identifier: "cart.remove", line: 7),
    message: "The button has no label: a screen reader says only “button”.",
    hint: "Give it a label that says what it does, for example “Remove”.", fingerprint: "0a1b2c3d4e5f6071",
    suggestion: Suggestion(
      label: "Remove", identifier: "button_cart_remove", confidence: 0.72,
      evidence: "from the meaning of the icon, “minus”", question: "Is “Remove” right?",
      snippets: [
        Snippet(
          framework: "SwiftUI",
          code: ".accessibilityLabel(\"Remove\")\n.accessibilityIdentifier(\"button_cart_remove\")")
      ]))

  static let fileName = ReportedFinding(
    rule: "label-implementation-detail", outcome: "violation", reviewReason: nil, severity: .info,
    confidence: 1.0 / 3.0, box: Rect(x: 48, y: 300.333, width: 240, height: 240.1), element: 2,
    node: node("application[0]/window[0]/image[0]", "image", label: "img_0231.png", line: 9),
    message: "The label “img_0231.png” is the name of a file.", hint: "Say what the picture shows.",
    fingerprint: "1a1b2c3d4e5f6072")

  static let lateTotal = ReportedFinding(
    rule: "order-mismatch", outcome: "review", reviewReason: "orderNotStated", severity: .warning,
    confidence: 0.5, box: Rect(x: 48, y: 2000, width: 500, height: 60), element: 3,
    node: node("application[0]/window[0]/text[4]", "text", label: "合計 ¥1,280 🛒", line: nil),
    message: "“合計 ¥1,280 🛒” may be read after the button that stands below it.",
    hint: "Check the order with the screen reader.", fingerprint: "2a1b2c3d4e5f6073")

  static let unexposed = ReportedFinding(
    rule: "text-unexposed", outcome: "violation", reviewReason: nil, severity: .warning, confidence: 0.8,
    box: Rect(x: 48, y: 2200, width: 500, height: 60), element: 4, node: nil,
    message: "“Free delivery” is drawn, but no node speaks it.", hint: "Expose the text.",
    fingerprint: "3a1b2c3d4e5f6074")

  static let empty = ReportedFinding(
    rule: "capture-incomplete", outcome: "violation", reviewReason: nil, severity: .error, confidence: 1,
    box: nil, element: nil, node: nil, message: "The dump holds 5 nodes for 40 elements.",
    hint: "Capture it again.",
    fingerprint: "4a1b2c3d4e5f6075")

  static func screen(
    _ name: String, findings: [ReportedFinding], notRun: [ScreenReport.NotRun], rulesRun: [String]
  ) -> ScreenReport {
    ScreenReport(
      name: name, image: "shots/\(name).png", tree: "shots/\(name) tree.xml", format: "uiautomator",
      platform: "android", scale: 3, size: Size(width: 1179, height: 2556), elements: elements,
      stops: [
        Stop(elements: [1], kind: .single, label: ""), Stop(elements: [3, 4], kind: .text, label: "合計"),
      ],
      matches: [
        .init(element: 1, node: "application[0]/window[0]/navigationBar[0]/button[1]", how: "containment")
      ],
      findings: findings, notRun: notRun, rulesRun: rulesRun)
  }

  static let elements = [
    Element(
      id: 1, type: .icon, box: Rect(x: 1044, y: 171, width: 81, height: 81), score: 0.1 + 0.2, icon: "delete",
      clickable: true, clickableScore: 0.93),
    Element(id: 2, type: .picture, box: Rect(x: 48, y: 300.333, width: 240, height: 240.1), score: 1.0 / 3.0),
    Element(
      id: 3, type: .text, box: Rect(x: 48, y: 2000, width: 500, height: 60), score: 0.99, text: "合計 ¥1,280 🛒",
      block: 1),
    Element(
      id: 4, type: .tabBarItem, box: Rect(x: 48, y: 2200, width: 500, height: 60), text: "Home",
      state: .selected),
  ]

  static func node(
    _ path: String, _ role: String, identifier: String? = nil, label: String? = nil, line: Int?
  ) -> ReportedFinding.NodeEntry {
    .init(
      path: path, role: role, identifier: identifier, label: label,
      box: Rect(x: 10, y: 20, width: 30, height: 40), line: line)
  }

  static func rule(
    _ id: String, _ title: String, _ wcag: [String], _ severity: Severity, _ message: String,
    reviews: [ReviewReason: String] = [:], thresholds: String = ""
  ) -> RuleFile {
    RuleFile(
      id: id, title: title, wcag: wcag, severity: severity, rationale: "Because \(id)\nhurts somebody.",
      violationMessage: message, reviewMessages: reviews,
      fix: "Mend {role}; {minimumSide} points are enough.",
      sources: ["RULES"], thresholdsYAML: thresholds)
  }
}
