import Audit
import Configuration
import Findings
import Geometry
import Reporting
import Testing

@Suite struct TriageTests {
  static let today = CalendarDay.first

  static func finding(_ rule: String, identifier: String?, label: String?, box: Rect) -> ReportedFinding {
    ReportedFinding(
      rule: rule, outcome: "violation", reviewReason: nil, severity: .error, confidence: 1, box: box, element: nil,
      node: .init(
        path: "window[0]/list[0]/button[3]", role: "button", identifier: identifier, label: label, box: box, line: 1),
      message: "", hint: "", fingerprint: "0123456789abcdef")
  }

  static let screen = ScreenReport(
    name: "shop/cart", image: "i", tree: "t", format: "f", platform: "ios", scale: 2,
    size: Size(width: 400, height: 800), elements: [], stops: [], matches: [],
    findings: [
      finding("label-missing", identifier: "promo_1", label: nil, box: Rect(x: 0, y: 0, width: 100, height: 50)),
      finding("label-duplicate", identifier: nil, label: "More", box: Rect(x: 0, y: 760, width: 100, height: 40)),
    ], notRun: [], rulesRun: ["label-missing", "label-duplicate"])

  static func suppression(
    _ rule: String, _ target: SuppressionTarget, screens: String? = nil, expires: String? = nil
  ) -> Suppression {
    Suppression(
      rule: rule, screens: screens.map { Glob($0) }, target: target, reason: "why",
      expires: expires.flatMap { CalendarDay($0) }, origin: .file(".unsaid.yml", line: 3))
  }

  static func marked(_ suppression: Suppression) -> [Bool] {
    Triage(configuration: Configuration(suppressions: [suppression]), today: today).applied(to: screen).findings
      .map { $0.suppression != nil }
  }

  @Test(arguments: [
    (SuppressionTarget(identifier: Glob("promo_*", kind: .words)), true),
    (SuppressionTarget(identifier: Glob("other", kind: .words)), false),
    (SuppressionTarget(path: Glob("**/button[3]")), true), (SuppressionTarget(path: Glob("button[3]")), false),
    (SuppressionTarget(label: Glob("*", kind: .words)), false), (SuppressionTarget(fingerprint: "0123456789abcdef"), true),
    (SuppressionTarget(fingerprint: "f"), false),
    (SuppressionTarget(identifier: Glob("promo_*", kind: .words), path: Glob("nowhere")), false),
  ])
  func `a suppression holds for one rule at the element that fits everything said`(
    target: SuppressionTarget, holds: Bool
  ) {
    #expect(Self.marked(Self.suppression("label-missing", target)) == [holds, false])
  }

  @Test func `screens and expiry bound a suppression`() throws {
    let target = SuppressionTarget(fingerprint: "0123456789abcdef")
    #expect(Self.marked(Self.suppression("label-missing", target, screens: "shop/*")) == [true, false])
    #expect(Self.marked(Self.suppression("label-missing", target, screens: "login")) == [false, false])
    #expect(Self.marked(Self.suppression("label-missing", target, expires: "0001-01-01")) == [true, false])
    let later = try #require(CalendarDay("0001-01-02"))
    let expired = Self.suppression("label-missing", target, expires: "0001-01-01")
    let triage = Triage(configuration: Configuration(suppressions: [expired]), today: later)
    #expect(triage.applied(to: Self.screen).findings.allSatisfy { $0.suppression == nil })
    #expect(triage.uses(in: [Self.screen])?.map(\.state) == [.expired])
  }

  @Test func `used, unused and untried are told apart`() {
    let any = SuppressionTarget(path: Glob("**"))
    let configuration = Configuration(suppressions: [
      Self.suppression("label-missing", any), Self.suppression("label-missing", SuppressionTarget(fingerprint: "f")),
      Self.suppression("order-mismatch", any), Self.suppression("label-missing", any, screens: "login"),
    ])
    let uses = Triage(configuration: configuration, today: Self.today).uses(in: [Self.screen])
    #expect(uses?.map(\.state) == [.used, .unused, .notTried, .notTried])
    #expect(Triage(configuration: Configuration(), today: Self.today).uses(in: [Self.screen]) == nil)
  }

  @Test func `findings in an ignored region do not count, and owners are named`() {
    let bottom = IgnoredRegion(
      box: Rect(x: 0, y: 0.9, width: 1, height: 0.1), unit: .fraction, reason: "advertisement")
    let configuration = Configuration(screens: [
      ScreenSettings(screens: Glob("shop/**"), owner: "@shop", ignored: [bottom], origin: .standard)
    ])
    let marked = Triage(configuration: configuration, today: Self.today).applied(to: Self.screen)
    #expect(marked.findings.map { $0.suppression?.reason } == [nil, "in an ignored region: advertisement"])
    #expect(marked.findings.map(\.owner) == ["@shop", "@shop"])
    #expect(Report(tool: .init(version: "1"), screens: [marked]).summary.suppressed == 1)
    #expect(Report(tool: .init(version: "1"), screens: [marked]).summary.violations == 1)
  }
}
