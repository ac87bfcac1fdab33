import Foundation
import History
import TestSupport
import Testing

/// The history's JSON against its schemas.
@Suite struct SchemaTests {
  private static func refusal(of json: String, by schema: String) throws -> String? {
    let program = Repository.file(".deps/validators/bin/check-jsonschema")
    try #require(FileManager.default.fileExists(atPath: program.path), "run `make setup`")
    let folder = try TemporaryHistory().folder
    let (file, words) = (folder.appendingPathComponent("a.json"), folder.appendingPathComponent("words"))
    try Data(json.utf8).write(to: file)
    try Data().write(to: words)
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--schemafile", Repository.file("docs/schemas/unsaid.history-\(schema)-1.schema.json").path, file.path,
    ]
    process.standardOutput = try FileHandle(forWritingTo: words)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : try String(contentsOf: words, encoding: .utf8)
  }

  @Test func `trend, difference and debt follow their schemas, and the schemas notice a broken file`() throws
  {
    let store = try TemporaryHistory().store()
    _ = try store.record(Story.runs())
    let texts = [
      ("trend", HistoryJSON.render(try store.trend())),
      ("diff", HistoryJSON.render(try store.diff(from: "2.2.0", to: "2.3.0"))),
      ("debt", HistoryJSON.render(try store.debt())),
    ]
    for (schema, text) in texts {
      #expect(try Self.refusal(of: text, by: schema) == nil)
      let broken = text.replacing("\"release\"", with: "\"release-name\"")
      #expect(try Self.refusal(of: broken, by: schema)?.contains("release") == true)
    }
  }
}
