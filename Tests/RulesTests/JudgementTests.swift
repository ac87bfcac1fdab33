import Findings
import Geometry
import RuleCatalog
import Rules
import Testing

@Suite struct JudgementTests {
  private static func judge(rule: String, example: String) throws -> Judgement {
    let files = try RuleSet.files()
    let found = files.first { $0.id == rule }?.examples.first { $0.name == example }
    let asked = try RuleSet.rules(catalog: files.filter(\.isOnByDefault))
    return Judgement(
      of: ExampleScreen(try #require(found)).screen, by: asked, precedence: Precedence(files))
  }

  @Test func `where the tree is not whole, no other rule runs, and each says why`() throws {
    let judged = try Self.judge(rule: "capture-incomplete", example: "a tree that ends after the first row")
    #expect(judged.findings.map(\.rule) == ["capture-incomplete"])
    #expect(judged.rulesRun == ["capture-incomplete"])
    #expect(judged.notRun.count == (try RuleSet.files().count(where: \.isOnByDefault)) - 1)
    #expect(judged.notRun.allSatisfy { $0.reason.contains("cut off") })
  }

  @Test func `of another screen's tree only the rules run that read it alone`() throws {
    let judged = try Self.judge(rule: "capture-incomplete", example: "the tree of another screen")
    #expect(judged.findings.map(\.rule) == ["capture-incomplete"])
    let alone = Set(RuleSet.all.filter { $0.readsTreeAlone || $0.id == "capture-incomplete" }.map { $0.id })
    #expect(judged.rulesRun.contains("label-missing"))
    #expect(judged.rulesRun.allSatisfy(alone.contains))
    #expect(judged.notRun.map(\.rule).contains("element-missing"))
    // A rule that reads the tree alone may have a reason of its own.
    #expect(judged.notRun.allSatisfy { alone.contains($0.rule) || $0.reason.contains("another screen") })
  }

  @Test func `one cause is one finding`() throws {
    // The button is missing as a whole; its words are not reported a second time.
    let button = try Self.judge(rule: "element-missing", example: "a button as a whole, text and ground")
    #expect(button.findings.map(\.rule).contains("text-unexposed") == false)
    // The displaced button is neither a ghost nor a missing text.
    let frame = try Self.judge(rule: "frame-mismatch", example: "a text that one node speaks below")
    #expect(frame.findings.map(\.rule) == ["frame-mismatch"])
  }

  @Test func `rules about identifiers, hints and titles are off by default, and no others are`() throws {
    let files = try RuleSet.files()
    let off = files.filter { $0.isOnByDefault == false }.map(\.id)
    #expect(
      Set(off)
        == Set(files.filter { $0.group == .identifier }.map(\.id) + ["hint-missing", "screen-title-missing"]))
  }
}
