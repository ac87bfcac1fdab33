import Foundation
import RuleCatalog
import Testing

@Suite struct DocumentTests {
  private static let folder = CatalogTests.root.appending(path: "docs/rules")
  private static let schema = CatalogTests.root.appending(path: "docs/schemas/unsaid.config-1.schema.json")

  private static let pages: [(name: String, text: String)] = {
    let files = CatalogTests.files
    return files.map { ("\($0.id).md", RuleDocument.page(for: $0)) } + [
      ("README.md", RuleDocument.index(of: files))
    ]
  }()

  @Test(arguments: pages.map(\.name))
  func `the page is what the rule's file makes of it`(name: String) throws {
    let text = try #require(Self.pages.first { $0.name == name }?.text)
    let page = Self.folder.appending(path: name)
    let written = try? String(contentsOf: page, encoding: .utf8)
    if written != text, ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    let isCurrent = written == text
    #expect(isCurrent, "docs/rules/\(name) is out of date; run 'make docs'")
  }

  @Test func `the schema of the configuration names the rules`() throws {
    let written = try String(contentsOf: Self.schema, encoding: .utf8)
    let text = RuleDocument.schema(written, naming: CatalogTests.files)
    if written != text, ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try text.write(to: Self.schema, atomically: true, encoding: .utf8)
    }
    #expect(written == text, "docs/schemas/unsaid.config-1.schema.json is out of date; run 'make docs'")
  }

  @Test func `no page is left of a rule that is gone`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(found) == Set(Self.pages.map(\.name)))
  }
}
