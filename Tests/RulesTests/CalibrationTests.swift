import Findings
import RuleCatalog
import Testing

@Suite struct CalibrationTests {
  private static func file(_ confidence: String) throws(RuleCatalogError) -> RuleFile {
    try RuleFile(
      yaml: """
        id: sample
        title: Sample
        wcag: []
        severity: error
        group: name
        rationale: because
        thresholds: {}
        messages: { violation: "bad" }
        fix: "mend it"
        sources: []
        confidence: \(confidence)
        examples: []
        """, file: "sample.yml")
  }

  private static func shown(_ confidence: String, _ outcome: Outcome, strength: Double) throws -> Finding? {
    Calibration([try file(confidence)]).shown(
      Finding(rule: "sample", outcome: outcome, confidence: strength))
  }

  @Test(arguments: [
    (0.3, 0.4, Outcome.review(.uncertainRecognition)),
    (0.7, 0.4, .review(.uncertainRecognition)),
    (0.8, 0.95, .violation),
    (1.0, 0.95, .violation),
  ])
  func `the last step below the strength tells what is shown`(
    strength: Double, shown: Double, outcome: Outcome
  )
    throws
  {
    let found = try Self.shown("{ violation: [[0, 0.4], [0.8, 0.95]] }", .violation, strength: strength)
    #expect(found?.confidence == shown)
    #expect(found?.outcome == outcome)
    #expect(found?.strength == strength)
  }

  @Test func `a doubt that is nearly always right becomes a violation, one of the measure never`() throws {
    let table = "{ propertyNotInDump: [[0, 0.95]], nearLimit: [[0, 0.95]] }"
    #expect(try Self.shown(table, .review(.propertyNotInDump), strength: 1)?.outcome == .violation)
    #expect(try Self.shown(table, .review(.nearLimit), strength: 1)?.outcome == .review(.nearLimit))
  }

  @Test func `what is wrong three times of four is not said`() throws {
    #expect(try Self.shown("{ violation: [[0, 0.2]] }", .violation, strength: 1) == nil)
  }

  @Test func `a circumstance that was never observed keeps its strength`() throws {
    let found = try Self.shown("{ violation: [[0, 0.2]] }", .review(.obscured), strength: 0.6)
    #expect(found?.confidence == 0.6)
    #expect(found?.outcome == .review(.obscured))
  }

  @Test(arguments: [
    "{ maybe: [[0, 0.5]] }", "{ violation: [[0, 1.5]] }", "{ violation: [[0.5, 0.5], [0.5, 0.9]] }",
  ])
  func `a table that cannot be meant is refused`(table: String) {
    #expect(throws: RuleCatalogError.self) { try Self.file(table) }
  }
}
