import Baselines
import Foundation
import TestSupport
import Testing

@Suite struct BaselineSchemaTests {
  @Test func `baselines follow their schema, which notices a broken one`() throws {
    let text = try BaselineFile.text(of: Baseline(of: BaselineTests.old))
    #expect(try Self.isValid(text))
    #expect(try Self.isValid(BaselineFile.text(of: Baseline())))
    #expect(try !Self.isValid(text.replacingOccurrences(of: #""fingerprint":"#, with: #""finger":"#)))
    #expect(try !Self.isValid(text.replacingOccurrences(of: "unsaid.baseline/1", with: "unsaid.baseline/2")))
  }

  private static func isValid(_ text: String) throws -> Bool {
    let judge = Repository.file(".deps/validators/bin/check-jsonschema")
    try #require(FileManager.default.fileExists(atPath: judge.path), "run `make setup`")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("unsaid-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = judge
    process.arguments = [
      "--schemafile", Repository.file("docs/schemas/unsaid.baseline-1.schema.json").path, file.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
