import Findings
import Foundation
import Geometry
import Reporting
import Testing
import TestSupport

// One browser at a time: each takes the memory of a small suite.
@Suite(.serialized) struct HTMLTests {
  static let empty = HTMLReporter().render(Report(tool: .init(version: "0.1.0"), screens: []), rules: [])

  /// Texts that would end an attribute, an element or the script if they were not escaped scalar by scalar.
  static let breakouts = [
    "</script><script>alert(1)</script>", "\"\u{301} onfocus=alert(1) autofocus x=\"\u{301}",
    "'\u{308}><img src=x onerror=alert(1)>", "</style><svg onload=alert(1)>", "{{styles}}{{{script}}}",
    "--><!--", "<\u{301}b>", "&lt;b&gt;", "javascript:alert(1)", "]]>", "\u{0}\u{FFFE}\u{1}", "\u{202E}evil",
  ]

  static let hostile = breakout(
    HostileReport.report, texts: breakouts.map { Self.finding(saying: $0) })

  @Test func `a page with everything keeps its form`() throws {
    try expectGolden(SamplePage.text, "Tests/ReportingTests/Goldens/page.html")
  }

  @Test func `the same report gives the same bytes`() {
    #expect(SamplePage.text == SamplePage.reporter.render(SamplePage.report, rules: SampleReport.rules))
  }

  @Test func `Nu finds no error in a full page, an empty one and a hostile one`() throws {
    try Validator.expectValid(html: [SamplePage.text, Self.empty, Self.hostile])
  }

  @Test func `Nu refuses a broken page`() throws {
    try Validator.expectRefused(html: SamplePage.text.replacing("</main>", with: "<p id=\"gallery\"></main>"))
  }

  @Test func `axe finds nothing wrong with a full page and an empty one`() throws {
    try Validator.expectPage([SamplePage.text, Self.empty], passes: "axe")
  }

  @Test func `nothing is fetched or run on any page`() throws {
    try Validator.expectPage([SamplePage.text, Self.empty, Self.hostile], passes: "quiet")
  }

  @Test(arguments: ["keys", "bare"])
  func `a full page can be worked without a mouse and read without its script`(check: String) throws {
    try Validator.expectPage([SamplePage.text], passes: check)
  }

  @Test(arguments: [
    ("axe", "<main>", "<main><img src=\"data:,\">"),
    ("quiet", "<main>", "<main onclick=\"0\">"),
    ("quiet", "<main>", "<main><script>0</script>"),
    ("quiet", "<main>", "<main><a href=\"https://example.com\">x</a>"),
    ("keys", "'Escape'", "'Nothing'"),
    ("keys", "type=\"checkbox\"", "type=\"checkbox\" tabindex=\"-1\""),
    ("keys", "outline: 3px solid", "outline: 0 solid"),
    ("bare", "class=\"findings\"", ""),
  ])
  func `the checks in the browser can fail`(check: String, part: String, replacement: String) throws {
    let page = part == "class=\"findings\"" ? Self.empty : SamplePage.text.replacing(part, with: replacement)
    #expect(page != SamplePage.text)
    try Validator.expectPage(page, fails: check)
  }

  @Test func `a deep link leads to each screen and each finding, once`() {
    let ids = SamplePage.text.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    for id in ["screen/shop/cart", "screen/shop/cart/0a1b2c3d4e5f6071", "screen/tabs/2a1b2c3d4e5f6073"] {
      #expect(ids.contains(id), "\(id)")
      #expect(SamplePage.text.contains("href=\"#\(id)\""), "\(id)")
    }
  }

  @Test func `screens of one name and names of any characters get links of their own`() {
    let screens = ["a b", "a b", "a~20b", "ä/ö?#", ""].map {
      SampleReport.screen($0, findings: [SampleReport.empty], notRun: [], rulesRun: [])
    }
    let text = HTMLReporter().render(Report(tool: .init(version: "1"), screens: screens), rules: [])
    let ids = text.matches(of: #/<article[^>]* id="(screen[^"]*)"/#).map { String($0.output.1) }
    #expect(
      ids == ["screen/a~20b", "screen/a~20b~~2", "screen/a~7e20b", "screen/~c3~a4/~c3~b6~3f~23", "screen/"])
  }

  @Test func `what is suppressed counts apart`() {
    #expect(SamplePage.text.contains("<h1>3 violations, 2 to review on 3 screens</h1>"))
    #expect(SamplePage.text.contains("<dt>Suppressed</dt><dd>1</dd>"))
    #expect(SamplePage.text.contains("Suppressed until 2027-01-31: drawn twice on purpose"))
  }

  @Test func `code keeps its lines and is escaped`() {
    #expect(
      SamplePage.text.contains(
        ".accessibilityLabel(&quot;Remove&quot;)\n.accessibilityValue(&quot;&lt;2&gt;&quot;)</code></pre>"))
  }

  private static func finding(saying text: String) -> ReportedFinding {
    var finding = SampleReport.missingLabel
    finding.rule = text
    finding.message = text
    finding.hint = text
    finding.owner = text
    finding.fingerprint = text
    finding.suppression = SuppressionNote(reason: text, expires: text)
    finding.node = SampleReport.node(text, text, identifier: text, label: text, line: 1)
    finding.suggestion = Suggestion(
      label: text, value: text, hint: text, traits: [text], identifier: text, evidence: text, question: text,
      snippets: [Snippet(framework: text, code: text)])
    return finding
  }

  private static func breakout(_ report: Report, texts: [ReportedFinding]) -> String {
    var report = report
    report.screens.append(SampleReport.screen(breakouts[1], findings: texts, notRun: [], rulesRun: []))
    let exhibit = ScreenExhibit(
      thumbnail: nil, thumbnailSize: Size(width: 0, height: 0),
      declaredStops: [DeclaredStop(box: Rect(x: .nan, y: -.infinity, width: 1e300, height: 0), text: "x")],
      transcript: SpokenColumns(declared: breakouts, seen: breakouts))
    let reporter = HTMLReporter(
      exhibits: Dictionary(report.screens.map { ($0.name, exhibit) }) { first, _ in first },
      trend: breakouts.map { TrendPoint(name: $0, violations: .max, reviews: -1, debt: .nan) },
      fixed: breakouts.map { FixedFinding(screen: $0, rule: $0, message: $0, fingerprint: $0) })
    return reporter.render(report, rules: SampleReport.rules)
  }
}
