import Findings
import Foundation
import Reporting
import RuleCatalog
import Testing

/// A rule is added by its YAML: everything else that speaks of rules follows from it.
@Suite struct NewRuleTests {
  private static let yaml = """
    id: corner-round
    title: Corner that is round
    wcag: [4.1.2]
    severity: warning
    group: name
    remedy: label
    silences: [label-missing]
    rationale: |
      Who looks for a corner finds none.
    thresholds: { radius: 4 }
    messages: { violation: "The corner {node} has the radius {radius}." }
    fix: "Sharpen it."
    sources: ["our judgement"]
    examples: []
    """

  /// Written to a folder and read from there, as a person adds it.
  private static func added() throws -> RuleFile {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "corner-round.yml")
    try yaml.write(to: page, atomically: true, encoding: .utf8)
    return try RuleFile(yaml: String(contentsOf: page, encoding: .utf8), file: page.lastPathComponent)
  }

  @Test func `the list, the page, the index, the explanation and the schema know it`() throws {
    let file = try Self.added()
    #expect(RuleList.text(of: [file]) == "corner-round  warning  Corner that is round (WCAG 4.1.2)")
    #expect(RulePage.text(of: file).hasPrefix("corner-round: Corner that is round"))
    let page = RuleDocument.page(for: file)
    #expect(page.contains("# corner-round"))
    #expect(page.contains("instead of [label-missing](label-missing.md)"))
    #expect(
      RuleDocument.index(of: [file]).contains(
        "## Names\n\n| rule | fires on | severity | WCAG 2.2 |\n|---|---|---|---|\n| [corner-round](corner-round.md)"
      ))
    let schema = RuleDocument.schema("{ \"ruleName\": { \"enum\": [\"old\"] } }", naming: [file])
    #expect(schema.contains("\"corner-round\""))
    #expect(schema.contains("old") == false)
  }

  @Test func `its place among causes and its remedy come from the file`() throws {
    let file = try Self.added()
    #expect([file].byCause == ["corner-round"])
    #expect([file].remedies == ["corner-round": .label])
    #expect(file.silences == ["label-missing"])
  }

  @Test func `its words come from the file`() throws {
    let file = try Self.added()
    let finding = Finding(rule: file.id, evidence: ["node": "\"Save\""])
    #expect(
      file.message(for: finding, thresholds: try file.thresholdValues())
        == "The corner \"Save\" has the radius 4.")
  }
}
