import Findings
import Geometry
import Reporting

/// A run with everything that a page can show: suggestions, states, owners, suppressions, a trend, what was fixed.
enum SamplePage {
  static let report: Report = {
    var cart = SampleReport.cart
    cart.findings = [
      with(SampleReport.missingLabel) { finding in
        finding.status = .new
        finding.suggestion = Suggestion(
          label: "Remove “tea”", value: "2", hint: "Takes it out of the cart", traits: ["button"],
          identifier: "cart_remove_button", confidence: 0.913, evidence: "from the icon's meaning",
          snippets: [
            Snippet(
              framework: "SwiftUI",
              code: ".accessibilityLabel(\"Remove\")\n.accessibilityValue(\"<2>\")"),
            Snippet(framework: "UIKit", code: "view.accessibilityLabel = \"Remove\""),
          ])
      },
      with(SampleReport.fileName) { $0.status = .known },
      with(SampleReport.lateTotal) { $0.suggestion = Suggestion(question: "Which total is read first?") },
      with(SampleReport.unexposed) {
        $0.suppression = SuppressionNote(reason: "drawn twice on purpose", expires: "2027-01-31")
      },
      SampleReport.empty,
    ]
    for index in cart.findings.indices { cart.findings[index].owner = index == 2 ? "search" : "checkout" }
    return Report(
      tool: Report.Tool(version: "0.1.0"), screens: [cart, SampleReport.settings, SampleReport.tabs],
      failures: SampleReport.report.failures)
  }()

  static let exhibits = [
    "shop/cart": ScreenExhibit(
      thumbnail: picture, thumbnailSize: Size(width: 480, height: 1041),
      declaredStops: [
        DeclaredStop(box: Rect(x: 48, y: 2000, width: 500, height: 60), text: "合計 ¥1,280 🛒"),
        DeclaredStop(box: Rect(x: 1035, y: 162, width: 99, height: 99), text: ""),
      ],
      transcript: SpokenColumns(declared: ["合計 ¥1,280 🛒", ""], seen: ["", "合計 ¥1,280 🛒", "Free delivery"])),
    "shop/settings": ScreenExhibit(
      thumbnail: picture, thumbnailSize: Size(width: 480, height: 1041),
      transcript: SpokenColumns(declared: [], seen: [])),
  ]

  static let trend = [
    TrendPoint(name: "2.1.0", violations: 9, reviews: 3, debt: 41.25),
    TrendPoint(name: "2.2.0", violations: 7, reviews: 4),
    TrendPoint(name: "2.3.0", violations: 3, reviews: 2),
  ]

  static let fixed = [
    FixedFinding(
      screen: "shop/cart", rule: "label-missing", message: "The button has no label.", fingerprint: "77aa"),
    FixedFinding(screen: "shop/gone", rule: "no-such-rule", fingerprint: "77ab"),
  ]

  static let reporter = HTMLReporter(exhibits: exhibits, trend: trend, fixed: fixed)

  static let text = reporter.render(report, rules: SampleReport.rules)

  // The head of a JPEG file: browsers show nothing, and nothing here looks at the pixels.
  private static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00]

  private static func with(
    _ finding: ReportedFinding, _ change: (inout ReportedFinding) -> Void
  ) -> ReportedFinding {
    var copy = finding
    change(&copy)
    return copy
  }
}
