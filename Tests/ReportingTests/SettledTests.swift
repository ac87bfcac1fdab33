import Findings
import Reporting
import Testing

/// Findings that a baseline knows or a configuration suppresses, in every format.
@Suite struct SettledTests {
  static let report: Report = {
    var screens = SampleReport.report.screens
    screens[0].findings[0].status = .known
    screens[0].findings[1].status = .new
    screens[0].findings[2].suppression = SuppressionNote(reason: "next release", expires: "2026-12-31")
    screens[0].findings[2].status = .new
    screens[0].findings[3].status = .new
    screens[0].findings[4].status = .known
    screens[2].findings[0].suppression = SuppressionNote(reason: "never")
    return Report(
      tool: SampleReport.report.tool, screens: screens,
      suppressions: [
        SuppressionUse(
          rule: "label-missing", target: "label \"x\"", reason: "old", expires: "2025-01-01",
          from: ".unsaid.yml:9",
          isExpired: true, findings: 1, screens: 2),
        SuppressionUse(
          rule: "label-missing", target: "label \"y\"", reason: "r", expires: nil, from: ".unsaid.yml:12",
          isExpired: false, findings: 0, screens: 2),
      ],
      baseline: BaselineSummary(
        file: "base.json", entries: 9, known: 2,
        fixed: [.init(screen: "shop/cart", rule: "label-missing", fingerprint: "00", what: "button #gone")]))
  }()

  @Test func `the sums leave out what is suppressed and tell new from known`() {
    let summary = Self.report.summary
    #expect(summary.suppressed == 2)
    #expect(summary.known == 2)
    #expect(summary.new == 2)
    #expect(summary.violations + summary.reviews == 4)
  }

  @Test func `the terminal shows what is open and names what became of the rest`() {
    let text = TerminalReporter().render(Self.report, rules: SampleReport.rules)
    #expect(!text.contains("cart.remove"))
    #expect(text.contains("img_0231.png"))
    #expect(text.contains("2 known, 2 suppressed"))
    #expect(text.contains("expired after 2025-01-01"))
    #expect(text.contains(".unsaid.yml:12"))
    #expect(text.contains("fixed: label-missing, button #gone on shop/cart"))
    #expect(text.contains("6 on screens or by rules that were not part of"))
  }

  @Test func `SARIF and JUnit stay valid and mark them`() throws {
    for profile in SARIFProfile.allCases {
      let text = SARIFReporter(profile: profile).render(Self.report, rules: SampleReport.rules)
      #expect(text.contains(#""baselineState": "unchanged""#))
      #expect(text.contains(#""justification": "next release (until 2026-12-31)""#))
      try Validator.expectValid([text], schema: Validator.sarifSchema)
    }
    let junit = JUnitReporter().render(Self.report, rules: SampleReport.rules)
    #expect(junit.contains("known to the baseline"))
    #expect(junit.contains("1 suppressed: never"))
    try Validator.expectValid(xml: [junit], schema: Validator.junitSchema)
    try Validator.expectValid(
      [JSONReporter().render(Self.report, rules: [])], schema: Validator.reportSchema)
  }

  @Test(arguments: [
    (10, 100, 5.0, "2.0/s", "0:45 left"), (1, 100, 10.0, "10.0 s each", "16:30 left"),
    (100, 100, 50.0, "2.0/s", "0:00 left"),
  ])
  func `progress tells rate and time left`(
    count: Int, total: Int, seconds: Double, rate: String, left: String
  ) {
    let line = ProgressLine.text(count, of: total, name: "login", seconds: seconds, width: 100)
    #expect(line.contains(rate))
    #expect(line.contains(left))
    #expect(ProgressLine.text(count, of: total, name: "long name", seconds: seconds, width: 30).count <= 29)
    #expect(
      !ProgressLine.text(count, of: total, name: "a\nb\u{1B}[2J", seconds: seconds, width: 200).contains(
        "\u{1B}"))
  }
}
