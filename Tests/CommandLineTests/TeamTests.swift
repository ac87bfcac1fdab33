import Foundation
import TestSupport
import Testing

/// Configuration, baseline, cache and parts of a suite, as a user meets them.
@Suite struct TeamTests {
  static let names = ["login-ios-dark", "dialog-android-dark", "alert-ios-light"]

  /// A folder with screens, each with a tree that has planted defects.
  static func suite(_ trees: [String: String]) throws -> URL {
    let folder = try Scratch.folder()
    for (screen, tree) in trees {
      let source = "Fixtures/screens/\(screen)/\(tree)"
      try Scratch.write(Repository.bytes(source + ".png"), as: "shots/\(screen).png", in: folder)
      try Scratch.write(Repository.bytes(source + ".tree.json"), as: "shots/\(screen).json", in: folder)
    }
    return folder
  }

  static let faulty = [
    "login-ios-dark": "field-without-name", "dialog-android-dark": "message-left-out",
    "alert-ios-light": "delete-says-ok",
  ]

  static func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `a baseline lets known findings pass, tells new ones, and shrinks when asked`() throws {
    let folder = try Self.suite(Self.faulty)
    #expect(try Tool.run(["lint", "shots", "-q"], in: folder).code == 1)
    let written = try Tool.run(["baseline", "write", "shots", "base.json"], in: folder)
    #expect(written.code == 0, "\(written.errors)")
    #expect(try Tool.run(["baseline", "write", "shots", "base.json"], in: folder).code == 2)
    let known = try Tool.run(["lint", "shots", "--baseline", "base.json", "--sarif", "a.sarif"], in: folder)
    #expect(known.code == 0, "\(known.errors)\(known.output)")
    #expect(known.output.contains("known"))
    #expect(try Self.text("a.sarif", in: folder).contains(#""baselineState": "unchanged""#))

    let sound = try Self.suite(["login-ios-dark": "clean"])
    for file in ["json", "png"] {
      try Scratch.write(
        Data(contentsOf: sound.appendingPathComponent("shots/login-ios-dark.\(file)")),
        as: "shots/login-ios-dark.\(file)", in: folder)
    }
    let strict = try Tool.run(["lint", "shots", "--baseline", "base.json", "--strict-baseline"], in: folder)
    #expect(strict.code == 1)
    #expect(strict.output.contains("fixed: field-label-missing"))
    let before = try Self.text("base.json", in: folder)
    #expect(try Tool.run(["lint", "shots", "--baseline", "base.json"], in: folder).code == 0)
    #expect(try Self.text("base.json", in: folder) == before)
    #expect(try Tool.run(["lint", "shots", "--baseline", "base.json", "--ratchet"], in: folder).code == 0)
    let after = try Self.text("base.json", in: folder)
    #expect(after != before)
    #expect(!after.contains("field-label-missing"))
    #expect(
      try Tool.run(["lint", "shots", "--baseline", "base.json", "--strict-baseline"], in: folder).code == 0)
  }

  @Test func `a new finding fails against a baseline unless so many are let pass`() throws {
    let folder = try Self.suite(["login-ios-dark": "clean"])
    #expect(try Tool.run(["lint", "shots", "--json", "r.json", "-q"], in: folder).code == 0)
    #expect(try Tool.run(["baseline", "write", "--from", "r.json", "base.json"], in: folder).code == 0)
    let broken = try Self.suite(["login-ios-dark": "field-without-name"])
    let shots = broken.appendingPathComponent("shots").path
    let base = folder.appendingPathComponent("base.json").path
    #expect(try Tool.run("lint", shots, "--baseline", base).code == 1)
    #expect(try Tool.run("lint", shots, "--baseline", base, "--max-new", "5").code == 0)
    #expect(try Tool.run("lint", shots, "--max-new", "5").code == 2)
    #expect(try Tool.run("lint", shots, "--baseline", "/no/such.json").code == 2)
    #expect(try Tool.run("lint", shots, "--baseline", folder.appendingPathComponent("r.json").path).code == 3)
  }

  @Test func `the configuration is found upwards, and suppresses with a reason`() throws {
    let folder = try Self.suite(["login-ios-dark": "field-without-name"])
    let settings = """
      screens: { "**": "@login" }
      suppressions:
        - { rule: field-label-missing, path: "**", reason: next release, expires: 2030-01-31 }
        - { rule: label-missing, label: "Old*", reason: gone }
      """
    try Scratch.write(settings.utf8, as: ".unsaid.yml", in: folder)
    let shots = folder.appendingPathComponent("shots")
    let today = ["--today", "2026-05-05"]
    let outcome = try Tool.run(
      ["lint", ".", "--json", "r.json", "--sarif", "r.sarif", "--junit", "r.xml"] + today, in: shots)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("../.unsaid.yml:4: label-missing"))
    #expect(
      try Self.text("r.sarif", in: shots).contains(#""justification": "next release (until 2030-01-31)""#))
    #expect(try Self.text("r.xml", in: shots).contains("1 suppressed: next release"))
    #expect(try Self.text("r.json", in: shots).contains(#""owner": "@login""#))
    #expect(try Tool.run(["lint", ".", "--strict-suppressions"] + today, in: shots).code == 1)
    #expect(try Tool.run(["lint", ".", "--no-config"] + today, in: shots).code == 1)
    #expect(try Tool.run(["lint", ".", "--today", "2030-02-01"], in: shots).code == 1)
    let shown = try Tool.run(["config"], in: shots)
    #expect(shown.output.contains("../.unsaid.yml:3"))
    #expect(shown.output.contains("default"))
  }

  @Test func `a rule can be off, lighter, or have another number`() throws {
    let folder = try Self.suite(["login-ios-dark": "field-without-name"])
    #expect(try Tool.run(["lint", "shots", "--rule", "field-label-missing=off"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "shots", "--rule", "field-label-missing=info"], in: folder).code == 0)
    #expect(
      try Tool.run(["lint", "shots", "--threshold", "target-size-platform.minimumIOS=400"], in: folder)
        .output.contains("target-size-platform"))
    for arguments in [
      ["--rule", "nope=off"], ["--rule", "label-missing="], ["--rule", "nope"],
      ["--threshold", "label-missing.x=1"], ["--platform", "amiga"],
    ] {
      #expect(try Tool.run(["lint", "shots"] + arguments, in: folder).code == 2, "\(arguments)")
    }
    try Scratch.write("platfrom: ios".utf8, as: ".unsaid.yml", in: folder)
    let outcome = try Tool.run(["lint", "shots"], in: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(#".unsaid.yml:1: error: unknown key "platfrom"; did you mean "platform"?"#))
  }

  @Test func `a rule weighed as review lets the run pass, and says why in every report`() throws {
    let folder = try Self.suite(["login-ios-dark": "field-without-name"])
    let review = ["--rule", "field-label-missing=review"]
    let reports = ["--json", "r.json", "--sarif", "r.sarif", "--junit", "r.xml"]
    #expect(try Tool.run(["lint", "shots"] + review + reports, in: folder).code == 0)
    #expect(try Tool.run(["lint", "shots", "--fail-on", "review"] + review, in: folder).code == 1)
    #expect(try Self.text("r.json", in: folder).contains(#""reviewReason": "configured""#))
    #expect(try Self.text("r.sarif", in: folder).contains(#""level": "note""#))
    #expect(try !Self.text("r.xml", in: folder).contains("<failure"))
    #expect(try Self.text("r.xml", in: folder).contains("needs review"))
  }

  @Test(arguments: [
    (["--rule", "field-label-missing=error"], "error"),
    (["--rule", "field-label-missing=warning"], "warning"),
    (["--rule", "field-label-missing=info"], "note"),
  ])
  func `the weight of a rule is the level of its result, the verdict of its case and what fails the run`(
    weight: [String], level: String
  ) throws {
    let folder = try Self.suite(["login-ios-dark": "field-without-name"])
    let only = ["lint", "shots", "--only", "field-label-missing", "--sarif", "r.sarif", "--junit", "r.xml"]
    #expect(try Tool.run(only + weight, in: folder).code == (level == "note" ? 0 : 1))
    #expect(
      try Tool.run(only + weight + ["--fail-on", "error"], in: folder).code == (level == "error" ? 1 : 0))
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.text("r.sarif", in: folder).utf8)) as? [String: Any])
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(Set(results.compactMap { $0["level"] as? String }) == [level])
    let severity = level == "note" ? "info" : level
    #expect(try Self.text("r.xml", in: folder).contains(#"type="\#(severity)""#))
  }

  @Test func `a profile and a choice of rules decide what is asked, and the rest is told as not run`() throws
  {
    let folder = try Self.suite(["login-ios-dark": "field-without-name"])
    let quiet = ["lint", "shots", "--json", "r.json", "-q"]
    #expect(try Tool.run(quiet + ["--exclude", "field-label-missing"], in: folder).code == 0)
    #expect(try Self.text("r.json", in: folder).contains("turned off by --exclude field-label-missing"))
    #expect(try Tool.run(quiet + ["--only", "field-label-missing,label-missing"], in: folder).code == 1)
    #expect(try Tool.run(quiet + ["--only", "modal-leak"], in: folder).code == 0)
    #expect(try Tool.run(quiet + ["--profile", "mobile-minimum"], in: folder).code == 1)
    #expect(try Self.text("r.json", in: folder).contains("not part of the profile mobile-minimum"))
    try Scratch.write("profile: wcag22-aa".utf8, as: ".unsaid.yml", in: folder)
    #expect(try Tool.run(quiet, in: folder).code == 1)
    #expect(try Self.text("r.json", in: folder).contains("not part of the profile wcag22-aa"))
    #expect(try Tool.run(["config"], in: folder).output.contains(".unsaid.yml:1"))
    for wrong in [["--profile", "stirct"], ["--only", "nope"], ["--exclude", "modal-leek"]] {
      let outcome = try Tool.run(["lint", "shots"] + wrong, in: folder)
      #expect(outcome.code == 2, "\(wrong)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  @Test func `strict fails on reviews unless another weight is given`() throws {
    let folder = try Self.suite(["login-ios-dark": "field-without-name"])
    let review = ["lint", "shots", "--only", "field-label-missing", "--rule", "field-label-missing=review"]
    #expect(try Tool.run(review, in: folder).code == 0)
    #expect(try Tool.run(review + ["--profile", "strict"], in: folder).code == 1)
    #expect(try Tool.run(review + ["--profile", "strict", "--fail-on", "warning"], in: folder).code == 0)
  }

  @Test(arguments: [[], ["--profile", "strict"], ["--profile", "mobile-minimum"]])
  func `the list of rules is written for machines, by its schema`(profile: [String]) throws {
    let folder = try Scratch.folder()
    let outcome = try Tool.run(["rules", "--format", "json"] + profile, in: folder)
    #expect(outcome.code == 0)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let rules = try #require(list["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    let text = try Tool.run(["rules"] + profile, in: folder).output
    #expect(text.split(separator: "\n").map { String($0.prefix { $0 != " " }) } == ids)
    #expect(ids.contains("label-missing"))
    #expect(ids.contains("hint-missing") == (profile.last != "mobile-minimum"))
    try Scratch.write(outcome.output.utf8, as: "rules.json", in: folder)
    let judge = Repository.file(".deps/validators/bin/check-jsonschema").path
    try #require(FileManager.default.fileExists(atPath: judge), "run `make setup validators`")
    let schema = Repository.file("docs/schemas/unsaid.rules-1.schema.json").path
    let verdict = try CIFilesTests.shell("'\(judge)' --schemafile '\(schema)' rules.json", in: folder)
    #expect(verdict.code == 0, "\(verdict.output)")
  }

  @Test func `a run from the cache writes the same bytes, and none is kept where none is wanted`() throws {
    let folder = try Self.suite(Self.faulty)
    let cache = ["--cache", "kept"]
    let first = try Tool.run(["lint", "shots", "--json", "-"] + cache, in: folder)
    let second = try Tool.run(["lint", "shots", "--json", "-"] + cache, in: folder)
    let without = try Tool.run(["lint", "shots", "--json", "-", "--no-cache"], in: folder)
    #expect(second.errors.contains("3 of 3 screens taken from the cache"))
    #expect(first.output == second.output)
    #expect(first.output == without.output)
    #expect(!first.output.isEmpty)
    let changed = try Tool.run(
      ["lint", "shots", "--json", "-", "--rule", "label-missing=info"] + cache, in: folder)
    #expect(!changed.errors.contains("taken from the cache"))
    let drawn = try Tool.run(["lint", "shots", "-q", "--annotate", "drawn"] + cache, in: folder)
    #expect(drawn.errors.contains("3 of 3"))
    #expect(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("drawn/alert-ios-light.png").path))
  }

  @Test func `parts put together are one run, byte for byte`() throws {
    let folder = try Self.suite(Self.faulty)
    try Scratch.write(
      "suppressions: [{ rule: label-in-name, path: \"**\", reason: r }]".utf8, as: ".unsaid.yml", in: folder)
    let outputs = { (name: String) in
      ["--json", name + ".json", "--sarif", name + ".sarif", "--junit", name + ".xml"]
    }
    let whole = try Tool.run(["lint", "shots"] + outputs("whole"), in: folder)
    for index in 1...3 {
      let part = try Tool.run(
        ["lint", "shots", "-q", "--shard", "\(index)/3", "--json", "part\(index).json"], in: folder)
      #expect(part.code <= 1, "\(part.errors)")
    }
    let merged = try Tool.run(
      ["merge", "part3.json", "part1.json", "part2.json"] + outputs("merged"), in: folder)
    #expect(merged.code == whole.code)
    #expect(merged.output == whole.output)
    for ending in ["json", "sarif", "xml"] {
      #expect(
        try Self.text("merged.\(ending)", in: folder) == Self.text("whole.\(ending)", in: folder), "\(ending)"
      )
    }
    #expect(try Tool.run(["merge", "part1.json", "whole.json", "-q"], in: folder).code == 3)
    #expect(try Tool.run(["merge", "whole.json", "--json", "whole.json"], in: folder).code == 2)
    #expect(try Tool.run(["merge", "shots/alert-ios-light.json"], in: folder).code == 3)
    #expect(try Tool.run(["lint", "shots", "--shard", "4/3"], in: folder).code == 2)
  }

  @Test func `Ctrl-C ends a run with 130 and leaves whole entries`() throws {
    let folder = try Self.suite(Self.faulty)
    for copy in 0..<6 {
      for ending in ["png", "json"] {
        try Scratch.write(
          Repository.bytes("Fixtures/screens/login-ios-dark/clean.\(ending == "png" ? "png" : "tree.json")"),
          as: "shots/copy-\(copy).\(ending)", in: folder)
      }
    }
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["lint", "shots", "--cache", "kept", "--jobs", "1", "--json", "r.json"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    let errors = try Scratch.file()
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // The first screen that is done shows that the run is under way.
    for _ in 0..<600 where try !String(contentsOf: errors, encoding: .utf8).contains("[1/9]") {
      Thread.sleep(forTimeInterval: 0.1)
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try String(contentsOf: errors, encoding: .utf8).contains("interrupted"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("r.json").path))
    let again = try Tool.run(["lint", "shots", "-q", "--cache", "kept"], in: folder)
    #expect(again.errors.contains("of 9 screens taken from the cache"))
  }
}
