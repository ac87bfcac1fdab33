import Foundation
import Reporting
import Testing

@Suite struct ReportedCauseTests {
  private static func finding(
    _ print: String, rule: String = "label-missing", partOf: String? = nil, group: String? = nil
  ) -> ReportedFinding {
    var finding = SampleReport.missingLabel
    finding.rule = rule
    finding.fingerprint = print
    finding.partOf = partOf
    finding.group = group
    return finding
  }

  private static func causes(_ findings: [ReportedFinding]) -> [ReportedCause] {
    SampleReport.screen("list", findings: findings, notRun: [], rulesRun: ["label-missing"]).openCauses
  }

  @Test func `what else is wrong at one place is part of its cause`() {
    let causes = Self.causes([
      Self.finding("a"), Self.finding("b", rule: "target-size-platform", partOf: "a"), Self.finding("c"),
    ])
    #expect(causes.map(\.root.finding.fingerprint) == ["a", "c"])
    #expect(causes[0].parts.map(\.number) == [2])
    #expect(causes[1].parts.isEmpty)
  }

  @Test func `equal findings on one component are one cause with the parts of all`() {
    let causes = Self.causes([
      Self.finding("a", group: "a"), Self.finding("b", group: "a"),
      Self.finding("c", rule: "target-size-platform", partOf: "b"), Self.finding("d", group: "a"),
    ])
    #expect(causes.map(\.root.number) == [1])
    #expect(causes.first?.others.map(\.number) == [2, 4])
    #expect(causes.first?.parts.map(\.number) == [3])
  }

  @Test func `a part whose root is settled stands alone, and a group goes on without its first`() {
    var known = Self.finding("a")
    known.status = .known
    let causes = Self.causes([
      known, Self.finding("b", partOf: "a"), Self.finding("c", group: "x"), Self.finding("d", group: "x"),
    ])
    #expect(causes.map(\.root.finding.fingerprint) == ["b", "c"])
    #expect(causes.last?.others.map(\.finding.fingerprint) == ["d"])
  }

  @Test func `the links are in the JSON that the cache keeps`() throws {
    let finding = Self.finding("b", partOf: "a", group: "c")
    let kept = try JSONDecoder().decode(ReportedFinding.self, from: JSONEncoder().encode(finding))
    #expect(kept == finding)
  }

  @Test func `the terminal tells a component once`() {
    let screen = SampleReport.screen(
      "list",
      findings: [
        Self.finding("a", group: "a"), Self.finding("b", group: "a"),
        Self.finding("c", rule: "target-size-platform", partOf: "a"),
      ], notRun: [], rulesRun: ["label-missing"])
    let text = TerminalReporter().render(
      Report(tool: Report.Tool(version: "1"), screens: [screen], failures: []), rules: SampleReport.rules)
    #expect(text.contains("label-missing  ×2"))
    #expect(text.contains("also at 2"))
    #expect(text.components(separatedBy: "has no label").count == 3)
    #expect(text.contains("+ target-size-platform: "))
  }
}
