import Foundation
import RuleCatalog
import Rules
import Testing
import Yams

@Suite struct CatalogTests {
  static let files = (try? RuleSet.files()) ?? []
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the catalogue, the list of rules and the folder name the same rules`() throws {
    let ids = try RuleSet.files().map(\.id)
    let folder = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "rules").path)
      .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
    #expect(ids == RuleSet.all.map { $0.id })
    #expect(ids.sorted() == folder.sorted())
  }

  @Test func `what a rule silences is a rule, and none silences itself by another`() {
    let silences = Dictionary(uniqueKeysWithValues: Self.files.map { ($0.id, $0.silences) })
    for (id, others) in silences {
      #expect(others.allSatisfy { silences[$0]?.contains(id) == false }, "\(id)")
    }
  }

  @Test(arguments: files.map(\.id))
  func `a rule has a violating and a passing example, and its review reasons have one each`(id: String) throws
  {
    let file = try #require(Self.files.first { $0.id == id })
    let outcomes = file.examples.flatMap { $0.expect.map(\.outcome) }
    #expect(outcomes.contains("violation"))
    #expect(file.examples.contains { $0.expect.isEmpty })
    if id != "order-mismatch" {
      #expect(
        file.reviewMessages.keys.allSatisfy { outcomes.contains($0.rawValue) || id.hasPrefix("target-size") }
      )
    }
  }

  /// A threshold that can be taken away without an error is one that no rule reads.
  @Test(arguments: files.map(\.id))
  func `every threshold of a file is read by its rule`(id: String) throws {
    let file = try #require(Self.files.first { $0.id == id })
    let mapping = try #require(try Yams.compose(yaml: file.thresholdsYAML)?.mapping)
    for (key, _) in mapping {
      var rest = mapping
      rest[key] = nil
      let without = RuleFile(
        id: file.id, title: "", wcag: [], severity: .info, rationale: "", violationMessage: "",
        reviewMessages: [:], fix: "", sources: [], thresholdsYAML: try Yams.serialize(node: .mapping(rest)))
      #expect(throws: RuleCatalogError.self, "\(key.string ?? "")") { try RuleSet.rules(catalog: [without]) }
    }
  }

  @Test func `an unknown key is an error that names the file and the key`() throws {
    let error = #expect(throws: RuleCatalogError.self) {
      try RuleFile(yaml: "id: x\nsevrity: error", file: "x.yml")
    }
    #expect(error?.description.contains("x.yml: unknown key \"sevrity\"") == true)
  }

  @Test func `a default that is neither on nor off is an error`() throws {
    let page = """
      id: x
      title: X
      wcag: []
      severity: info
      default: maybe
      group: advice
      rationale: y
      messages: { violation: z }
      fix: w
      sources: []
      examples: []
      """
    let error = #expect(throws: RuleCatalogError.self) { try RuleFile(yaml: page, file: "x.yml") }
    #expect(error?.description.contains("default is \"maybe\"") == true)
    #expect(
      try RuleFile(yaml: page.replacingOccurrences(of: "maybe", with: "off"), file: "x.yml").isOnByDefault
        == false)
  }

  @Test(arguments: ["mobile-minimun", "strict", "wcag22-aa"])
  func `a profile that a file cannot name is an error`(name: String) throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "rules/label-missing.yml"), encoding: .utf8)
    let changed = page.replacingOccurrences(of: "[mobile-minimum]", with: "[\(name)]")
    try #require(changed != page)
    let error = #expect(throws: RuleCatalogError.self) {
      try RuleFile(yaml: changed, file: "label-missing.yml")
    }
    #expect(error?.description.contains("cannot name the profile \"\(name)\"") == true)
  }

  @Test func `a criterion that WCAG does not have is an error`() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "rules/label-missing.yml"), encoding: .utf8)
    let changed = page.replacingOccurrences(of: "wcag: [4.1.2]", with: "wcag: [4.2.1]")
    try #require(changed != page)
    let error = #expect(throws: RuleCatalogError.self) {
      try RuleFile(yaml: changed, file: "label-missing.yml")
    }
    #expect(error?.description.contains("\"4.2.1\"") == true)
  }

  @Test func `an override replaces one threshold, and an unknown one is an error`() throws {
    let file = try #require(Self.files.first { $0.id == "target-size-platform" })
    #expect(try RuleSet.rules(catalog: [file], overrides: [file.id: "{ minimumIOS: 24 }"]).count == 1)
    #expect(try file.thresholdValues(overrides: "{ minimumIOS: 24 }")["minimumIOS"] == "24")
    #expect(throws: RuleCatalogError.self) {
      try RuleSet.rules(catalog: [file], overrides: [file.id: "{ minimumiOS: 24 }"])
    }
  }

  @Test func `a hole without a value stays visible`() {
    let template = MessageTemplate("{a} and {b}")
    #expect(template.holes == ["a", "b"])
    #expect(template.filled(with: ["a": "one"]) == "one and {b}")
  }
}
