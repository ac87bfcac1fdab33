import Foundation
import TestSupport
import Testing

@Suite struct HistoryCommandTests {
  static let image = Repository.file("Fixtures/screens/login-ios-dark/clean.png").path
  static let tree = Repository.file("Fixtures/screens/login-ios-dark/field-without-name.tree.json").path
  static let clean = Repository.file("Fixtures/screens/login-ios-dark/clean.tree.json").path

  @Test func `a lint records itself, and the history tells what came and went`() throws {
    let folder = try Scratch.folder().path
    let database = folder + "/kept/history.sqlite"
    let first = try Tool.run(
      "lint", Self.image, Self.tree, "--quiet", "--history", database, "--release", "1.0", "--date",
      "2026-03-01")
    #expect(first.code == 1)
    #expect(first.errors.contains("new 2"), "\(first.errors)")
    let second = try Tool.run(
      "lint", Self.image, Self.clean, "--json", folder + "/clean.json", "--quiet", "--fail-on", "never")
    #expect(second.code == 0)
    let recorded = try Tool.run(
      "history", "record", folder + "/clean.json", "--release", "1.1", "--date", "2026-03-08", "--db",
      database)
    #expect(recorded.output.contains("fixed 1"), "\(recorded.output)\(recorded.errors)")
    let diff = try Tool.run("history", "diff", "1.0", "1.1", "--db", database)
    #expect(diff.output.contains("field-label-missing"))
    let trend = try Tool.run("history", "trend", "--db", database, "--format", "csv")
    #expect(trend.output.split(whereSeparator: \.isNewline).count == 3)
    #expect(try Tool.run("history", "gate", "--db", database).code == 0)
    #expect(try Tool.run("history", "gate", "--db", database, "--max-open", "1").code == 0)
    #expect(try Tool.run("history", "debt", "--db", database).output.contains("debt = sum"))
    #expect(try Tool.run("history", "check", "--db", database).output.contains("sound, 2 runs"))
  }

  @Test func `many reports are imported in their order`() throws {
    let folder = try Scratch.folder()
    let database = folder.path + "/history.sqlite"
    let one = try Scratch.write(KillTests.report(findings: 3, version: 1).utf8, as: "1.json", in: folder)
    let two = try Scratch.write(KillTests.report(findings: 5, version: 1).utf8, as: "2.json", in: folder)
    let outcome = try Tool.run(
      "history", "import", "1.0@2026-01-01=\(one)", "1.1@2026-02-01=\(two)", "--db", database)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("new 2"))
    #expect(try Tool.run("history", "gate", "--db", database).code == 1)
    #expect(try Tool.run("history", "gate", "--max-debt", "x", "--db", database).code == 2)
  }

  static let nothing = "/no/such/history.sqlite"

  @Test(
    arguments: [
      (["trend", "--db", nothing], 3, "there is no history"),
      (["gate", "--db", nothing], 3, "there is no history"),
      (["debt", "--date", "2026-02-30", "--db", nothing], 2, "--date"),
      (["gate", "--max-debt=-1", "--db", nothing], 2, "at least 0"),
      (["record", tree, "--release", "1"], 3, "is a unsaid.tree/1"),
      (["record", image, "--release", "1"], 3, "no whole JSON"),
      (["record", "/no/such/report.json", "--release", "1"], 3, "no such file"),
      (["record", tree], 2, "--release"),
      (["record", tree, "--release", ""], 2, "--release is empty"),
      (["record", tree, "--release", "1", "--renamed", "a"], 2, "--renamed"),
      (["import", "1.0"], 2, "RELEASE=FILE"),
      (["import", "1.0@yesterday=\(tree)"], 2, "a date is written"),
    ] as [([String], Int32, String)])
  func `bad requests get one clear line`(arguments: [String], code: Int32, words: String) throws {
    let outcome = try Tool.run(["history"] + arguments)
    #expect(outcome.code == code, "\(outcome.errors)")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: ".unsaid"))
  }

  @Test func `a damaged history stops a lint before any screen is judged`() throws {
    let database = try Scratch.write("not a database".utf8, as: "history.sqlite", in: Scratch.folder())
    let outcome = try Tool.run("lint", Self.image, Self.tree, "--history", database, "--release", "1")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("is no history of unsaid"))
    #expect(outcome.output.isEmpty)
    #expect(try Tool.run("lint", Self.image, Self.tree, "--history", database).code == 2)
  }

  @Test func `processes that record at once all succeed`() throws {
    let folder = try Scratch.folder()
    let database = folder.path + "/history.sqlite"
    let report = try Scratch.write(KillTests.report(findings: 300, version: 1).utf8, as: "r.json", in: folder)
    let processes = try (0..<6).map { build in
      let process = Process()
      process.executableURL = Tool.executable
      process.arguments = [
        "history", "record", report, "--release", "1", "--build", "\(build)", "--db", database,
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try Tool.run("history", "check", "--db", database).output.contains("sound, 6 runs"))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasPrefix(".") })
  }
}
