import Configuration
import Foundation
import RuleCatalog
import Rules
import TestSupport
import Testing

/// The schema for editors against the reader: neither may know a key that the other does not.
@Suite struct SchemaTests {
  static func schema() throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(
        with: Data(Repository.bytes("docs/schemas/unsaid.config-1.schema.json"))) as? [String: Any])
  }

  static func part(_ path: String...) throws -> Any {
    try path.reduce(try schema() as Any) { value, key in
      try #require((value as? [String: Any])?[key], "\(path)")
    }
  }

  static func keys(_ value: Any) throws -> Set<String> { Set(try #require(value as? [String: Any]).keys) }

  @Test func `the keys are those of the reader`() throws {
    #expect(try Self.keys(Self.part("properties")) == Set(ConfigurationKeys.top))
    #expect(
      try Self.keys(Self.part("properties", "identifiers", "properties"))
        == Set(ConfigurationKeys.identifiers))
    for (name, keys) in [
      ("rule", ConfigurationKeys.rule), ("screen", ConfigurationKeys.screen),
      ("region", ConfigurationKeys.region),
      ("suppression", ConfigurationKeys.suppression),
    ] {
      #expect(try Self.keys(Self.part("$defs", name, "properties")) == Set(keys), "\(name)")
      #expect(try Self.part("$defs", name, "additionalProperties") as? Bool == false, "\(name)")
    }
  }

  @Test func `the rules are those of the catalogue, the words those of the reader`() throws {
    #expect(try Self.part("$defs", "ruleName", "enum") as? [String] == RuleSet.files().map(\.id))
    let words = try #require(try Self.part("$defs", "ruleWord", "enum") as? [Any]).compactMap {
      $0 as? String
    }
    #expect(words == ConfigurationKeys.ruleWords)
    #expect(try Self.part("$defs", "severity", "enum") as? [String] == ConfigurationKeys.weights)
    #expect(
      try Self.part("$defs", "profileName", "enum") as? [String] == Profile.allCases.map(\.rawValue))
    #expect(try Self.part("properties", "platform", "enum") as? [String] == ConfigurationKeys.platforms)
  }

  @Test func `the outside judge of schemas agrees with the reader`() throws {
    let judge = Repository.file(".deps/validators/bin/check-jsonschema").path
    guard FileManager.default.fileExists(atPath: judge) else {
      Issue.record("\(judge) is missing: run `make setup`")
      return
    }
    let cases = [
      (ReadingTests.whole, true), ("", true), ("rules: { label-missing: error }", true),
      ("profile: strict", true), ("profile: stric", false), ("rules: { label-missing: review }", true),
      ("rules: { label-missing: { severity: review } }", true), ("platfrom: ios", false),
      ("rules: { label-mising: error }", false),
      ("suppressions: [{ rule: label-missing, reason: x }]", false),
      ("screens: { \"a\": { ignore: [{ box: [0, 0, 1], reason: x }] } }", false),
    ]
    for (text, isValid) in cases {
      #expect(((try? ReadingTests.read(text)) != nil) == isValid, "\(text)")
      #expect(try Self.judges(text, with: judge) == isValid, "\(text)")
    }
  }

  private static func judges(_ text: String, with judge: String) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "unsaid-\(UUID().uuidString).yml")
    try Data((text.isEmpty ? "{}" : text).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: judge)
    process.arguments = [
      "--schemafile", Repository.file("docs/schemas/unsaid.config-1.schema.json").path, file.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
