import Foundation
import Reporting
import ScreenModel
import Testing

/// The formats against their schemas; the hostile report shows that no text can break out of its place.
@Suite struct SchemaTests {
  static let reports = [
    SampleReport.report, HostileReport.report, Report(tool: .init(version: "1.0.0"), screens: []),
  ]

  @Test(arguments: SARIFProfile.allCases)
  func `SARIF follows the schema of SARIF 2.1.0`(profile: SARIFProfile) throws {
    let reporter = SARIFReporter(profile: profile, homepage: "https://example.org/unsaid")
    let texts = Self.reports.map { reporter.render($0, rules: SampleReport.rules) }
    try Validator.expectValid(texts, schema: Validator.sarifSchema)
  }

  @Test func `the schema of SARIF notices a broken file`() throws {
    let text = SARIFReporter().render(SampleReport.report, rules: SampleReport.rules)
    let broken = text.replacingOccurrences(of: #""level": "error""#, with: #""level": "fatal""#)
    try #require(broken != text)
    try Validator.expectRefused(broken, schema: Validator.sarifSchema)
  }

  @Test func `JUnit follows junit-10.xsd`() throws {
    let texts = Self.reports.map { report in
      let pictures = report.screens.map { ($0.name, "out/\($0.name).png") }
      return JUnitReporter(pictures: Dictionary(pictures) { first, _ in first })
        .render(report, rules: SampleReport.rules)
    }
    try Validator.expectValid(xml: texts, schema: Validator.junitSchema)
  }

  @Test func `the JSON report follows its own schema`() throws {
    let texts = Self.reports.map { JSONReporter().render($0, rules: []) }
    try Validator.expectValid(texts, schema: Validator.reportSchema)
  }

  @Test func `a recognised screen follows its own schema`() throws {
    let lines = Self.reports.flatMap(\.screens).map { screen in
      ScreenJSON.line(
        RecognizedScreen(
          image: screen.image, size: screen.size, scale: screen.scale, elements: screen.elements,
          stops: screen.stops))
    }
    #expect(lines.allSatisfy { !$0.contains("\n") })
    try Validator.expectValid(lines, schema: Validator.screenSchema)
  }

  @Test(arguments: [
    (#""outcome": "violation""#, #""outcome": "fault""#), (#""severity": "error""#, #""severity": "fatal""#),
    (#""type": "Icon""#, #""type": "Glyph""#),
    (#""schema": "unsaid.report/1""#, #""schema": "unsaid.report/2""#),
    (#""fingerprint""#, #""finger""#), (#""box": [1044, 171, 81, 81]"#, #""box": [1044, 171, 81]"#),
  ])
  func `the schema of the JSON report notices a broken contract`(right: String, wrong: String) throws {
    let text = JSONReporter().render(SampleReport.report, rules: [])
    try #require(text.contains(right))
    let broken = text.replacingOccurrences(of: right, with: wrong)
    try Validator.expectRefused(broken, schema: Validator.reportSchema)
  }

  @Test func `the JSON report decodes to the report it was written from`() throws {
    let text = JSONReporter().render(SampleReport.report, rules: [])
    let decoded = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(JSONReporter().render(decoded, rules: []) == text)
    #expect(decoded.screens.map(\.findings.count) == SampleReport.report.screens.map(\.findings.count))
    #expect(decoded.screens[0].findings[0] == SampleReport.missingLabel)
  }
}
