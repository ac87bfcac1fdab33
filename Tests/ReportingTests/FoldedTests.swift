import Foundation
import Reporting
import Testing

/// One cause is told once in every format, and no finding is lost on the way.
@Suite(.serialized) struct FoldedTests {
  static let page = HTMLReporter().render(FoldedReport.report, rules: SampleReport.rules)
  static let junit = JUnitReporter().render(FoldedReport.report, rules: SampleReport.rules)

  @Test func `every finding belongs to one cause, and what is settled to none that is open`() {
    let causes = FoldedReport.bar.causes
    #expect(causes.map(\.root.number) == [1, 6, 7])
    #expect(causes[0].others.map(\.number) == [3, 4])
    #expect(causes[0].parts.map(\.number) == [2, 5])
    #expect(FoldedReport.chips.causes.map(\.others.count) == [11])
  }

  @Test func `links that lead in a circle lose nothing`() {
    var screen = FoldedReport.bar
    screen.findings[0].partOf = "b1"
    #expect(screen.causes.reduce(0) { $0 + 1 + $1.others.count + $1.parts.count } == screen.findings.count)
  }

  @Test func `JUnit has one failure a cause, which names its places and parts`() throws {
    let names = Self.junit.matches(of: #/<testcase name="([^"]*)"/#).map { String($0.output.1) }
    #expect(
      names == [
        "label-missing on bar: button #cart.remove",
        "label-implementation-detail on bar: image “img_0231.png”",
        "target-size-platform on bar", "label-missing on shop/settings", "text-unexposed on shop/settings",
        "target-size-platform on shop/settings", "target-size-platform on chips: button #cart.remove",
      ])
    #expect(Self.junit.matches(of: #/<failure /#).count == 3)
    #expect(Self.junit.contains("The tab has no label. (also at 2 more places, with 2 parts)"))
    #expect(Self.junit.contains("2 findings told as part of another"))
    #expect(Self.junit.contains("The same at 11 more places:\n2. warning: The tab is 40 dp high."))
    try Validator.expectValid(xml: [Self.junit], schema: Validator.junitSchema)
  }

  @Test(arguments: SARIFProfile.allCases)
  func `SARIF keeps every finding and leads from each to the one that tells its cause`(
    profile: SARIFProfile
  ) throws {
    let text = SARIFReporter(profile: profile).render(FoldedReport.report, rules: SampleReport.rules)
    try Validator.expectValid([text], schema: Validator.sarifSchema)
    let log = try JSONDecoder().decode(FoldedLog.self, from: Data(text.utf8))
    let found = log.runs[0].results.filter { $0.properties.outcome != "pass" }
    #expect(found.count == 19)
    #expect(
      found.map { $0.partialFingerprints?["primaryLocationLineHash"] }
        == FoldedReport.report.screens.flatMap(\.findings).map(\.fingerprint))
    let related = found.prefix(7).map { $0.relatedLocations?.first?.physicalLocation.region?["startLine"] }
    #expect(related == [nil, 3, 3, 3, 3, nil, nil])
    #expect(found.prefix(7).map { $0.properties.cause?.rank } == [1, 4, 2, 3, 5, nil, nil])
    #expect(found.prefix(5).map { $0.properties.cause?.root } == Array(repeating: "a1", count: 5))
    #expect(found.prefix(7).map(\.rank) == [90, 45, 45, 45, 45, 33.33, 90])
    #expect(found[1].message.text.hasSuffix("Part of [finding 1](1)."))
    #expect(found[2].message.text.hasSuffix("The same as [finding 1](1)."))
    let notice = try #require(log.runs[0].invocations[0].toolExecutionNotifications.first)
    #expect(notice.descriptor.id == "dump-not-understood")
    #expect(
      notice.message.text
        == "bar: 3 lines are not understood and were skipped (12, 40, 41); "
        + "the frame of 1 node is not understood (line 50, window[0]/button[1])")
    #expect(notice.locations?.map { $0.physicalLocation.region?["startLine"] } == [12, 40, 41, 50])
  }

  @Test func `the page has one entry a cause, with its places and parts inside, and a mark for each`() throws
  {
    #expect(Self.page.matches(of: #/<div class="cause">/#).count == 2)
    #expect(Self.page.contains("<summary>The same at 11 more places: 2–12</summary>"))
    #expect(Self.page.contains("<summary>The same at 2 more places: 3, 4</summary>"))
    #expect(
      Self.page.contains("<summary>Also wrong there: Target smaller than the platform asks ×2</summary>"))
    #expect(Self.page.contains("from <b>2 causes</b>"))
    #expect(Self.page.contains("<dt>Causes</dt><dd>3</dd>"))
    #expect(Self.page.contains("<h1>18 violations on 3 screens</h1>"))
    #expect(Self.page.matches(of: #/<section class="finding /#).count == 19)
    #expect(Self.page.matches(of: #/<a class="pin /#).count == 19)
    #expect(Self.page.contains("3 lines are not understood and were skipped (12, 40, 41)"))
    try Validator.expectValid(html: [Self.page])
  }

  @Test(arguments: ["axe", "keys", "folds"])
  func `a page with causes passes in the browser`(check: String) throws {
    try Validator.expectPage([Self.page], passes: check)
  }

  @Test(arguments: [
    ("fold.open] = [false, true]", "fold.open] = [false, false]"),
    ("if (isAsked && !fold.open) fold.classList.add('asked');", ""),
  ])
  func `the check of folded causes can fail`(part: String, replacement: String) throws {
    let page = Self.page.replacing(part, with: replacement)
    #expect(page != Self.page)
    try Validator.expectPage(page, fails: "folds")
  }

  @Test func `the JSON report carries what is not understood`() throws {
    let text = JSONReporter().render(FoldedReport.report, rules: [])
    try Validator.expectValid([text], schema: Validator.reportSchema)
    let decoded = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(decoded.screens.map(\.unread) == FoldedReport.report.screens.map(\.unread))
    #expect(FoldedReport.bar.unreadWarning?.hasPrefix("shots/bar tree.xml: warning: 3 lines are not") == true)
  }

  @Test func `many places are counted and the first are named`() {
    let lines = ScreenReport.Unread(parts: (1...40).map { .init(kind: .line, line: $0) })
    #expect(
      lines.message
        == "40 lines are not understood and were skipped (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …)")
  }

  @Test func `the terminal says how few causes there are`() {
    let text = TerminalReporter().render(FoldedReport.report, rules: SampleReport.rules)
    #expect(text.contains("18 violations"))
    #expect(text.contains("from 3 causes"))
  }
}
