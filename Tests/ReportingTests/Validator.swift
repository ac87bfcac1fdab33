import Foundation
import Testing
import TestSupport

/// The outside programs that judge our formats; a missing one fails the test, for a skipped check checks nothing.
enum Validator {
  static let checkJSONSchema = Repository.file(".deps/validators/bin/check-jsonschema").path
  static let sarifSchema = Repository.file(".deps/validators/sarif-2.1.0.json").path
  static let junitSchema = Repository.file(".deps/validators/junit-10.xsd").path
  static let nu = Repository.file(".deps/validators/vnu.jar").path
  static let python = Repository.file(".deps/validators/bin/python").path
  static let page = Repository.file("Tests/ReportingTests/Browser/page.py").path
  static let reportSchema = Repository.file("docs/schemas/unsaid.report-1.schema.json").path
  static let screenSchema = Repository.file("docs/schemas/unsaid.screen-1.schema.json").path

  /// Expects that texts are valid JSON for a schema.
  static func expectValid(
    _ json: [String], schema: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectSuccess(checkJSONSchema, ["--schemafile", schema], on: json, needs: schema, sourceLocation)
  }

  /// Expects that a text is valid XML for a schema.
  static func expectValid(
    xml: [String], schema: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectSuccess(
      "/usr/bin/xmllint", ["--noout", "--huge", "--schema", schema], on: xml, needs: schema, sourceLocation)
  }

  /// Expects that a text is JSON that a schema refuses.
  static func expectRefused(
    _ json: String, schema: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard isInstalled(checkJSONSchema, schema, sourceLocation) else { return }
    let outcome = try run(checkJSONSchema, ["--schemafile", schema], on: [json])
    #expect(
      outcome.words.contains("Schema validation errors"), "\(outcome.words)", sourceLocation: sourceLocation)
  }

  /// What sarif-tools counts in a SARIF file.
  static func sarifSummary(
    _ sarif: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let program = Repository.file(".deps/validators/bin/sarif-counts").path
    guard isInstalled(program, sarifSchema, sourceLocation) else { return "" }
    return try run(program, [], on: [sarif], ending: ".sarif").words
  }

  /// Expects that the Nu HTML Checker finds no error in pages; its warnings are about foreign texts.
  static func expectValid(html: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expectSuccess(
      java, ["-jar", nu, "--errors-only", "--format", "gnu"], on: html, ending: ".html", needs: nu,
      sourceLocation)
  }

  /// Expects that the Nu HTML Checker refuses a page.
  static func expectRefused(html: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard isInstalled(java, nu, sourceLocation) else { return }
    let outcome = try run(java, ["-jar", nu, "--format", "gnu"], on: [html], ending: ".html")
    #expect(outcome.words.contains("error:"), "\(outcome.words)", sourceLocation: sourceLocation)
  }

  /// Expects that a check of `Browser/page.py` finds no fault in pages.
  static func expectPage(
    _ html: [String], passes check: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectSuccess(python, [page, check], on: html, ending: ".html", needs: page, sourceLocation)
  }

  /// Expects that a check of `Browser/page.py` names faults of a page.
  static func expectPage(
    _ html: String, fails check: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard isInstalled(python, page, sourceLocation) else { return }
    let outcome = try run(python, [page, check], on: [html], ending: ".html")
    #expect(outcome.status == 1, "\(outcome.words)", sourceLocation: sourceLocation)
    #expect(!outcome.words.contains("Traceback"), "\(outcome.words)", sourceLocation: sourceLocation)
  }

  private static let java = "/usr/bin/java"

  private static func expectSuccess(
    _ program: String, _ arguments: [String], on texts: [String], ending: String = "",
    needs schema: String, _ sourceLocation: SourceLocation
  ) throws {
    guard isInstalled(program, schema, sourceLocation) else { return }
    let outcome = try run(program, arguments, on: texts, ending: ending)
    #expect(outcome.status == 0, "\(outcome.words)", sourceLocation: sourceLocation)
  }

  private static func isInstalled(_ program: String, _ schema: String, _ place: SourceLocation) -> Bool {
    let missing = [program, schema].filter { !FileManager.default.fileExists(atPath: $0) }
    for file in missing { Issue.record("\(file) is missing: run `make setup`", sourceLocation: place) }
    return missing.isEmpty
  }

  private static func run(
    _ program: String, _ arguments: [String], on texts: [String], ending: String = ""
  ) throws -> (status: Int32, words: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unsaid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = texts.indices.map { folder.appendingPathComponent("\($0)\(ending)") }
    for (text, file) in zip(texts, files) { try Data(text.utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + files.map(\.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words.prefix(4000), as: UTF8.self))
  }
}
