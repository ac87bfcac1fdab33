import Foundation
import TestSupport
import Testing
import Yams

/// The files that CI systems read from this repository, as far as they can be tried here.
@Suite struct CIFilesTests {
  static let files = ["action.yml", "docs/ci/gitlab.yml", ".pre-commit-hooks.yaml"]
  static let recipes = ["xcuitest", "idb", "maestro", "appium", "uiautomator", "flutter"]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.file(path), encoding: .utf8)
  }

  /// The blocks of a page that are marked as one language.
  static func blocks(_ language: String, in page: String) throws -> [String] {
    let parts = try text(page).components(separatedBy: "```")
    return parts.indices.filter { $0 % 2 == 1 && parts[$0].hasPrefix(language + "\n") }
      .map { String(parts[$0].dropFirst(language.count + 1)) }
  }

  /// A new folder with a committed screen in `screens`.
  static func workplace() throws -> URL {
    let folder = try Scratch.folder()
    let source = "Fixtures/screens/login-ios-dark/"
    try Scratch.write(Repository.bytes(source + "clean.png"), as: "screens/login.png", in: folder)
    try Scratch.write(
      Repository.bytes(source + "field-without-name.tree.json"), as: "screens/login.json", in: folder)
    return folder
  }

  /// Runs lines as a CI's shell does, with the built program on the path.
  static func shell(
    _ lines: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-eo", "pipefail", "-c", lines]
    process.currentDirectoryURL = folder
    let bin = Tool.executable.deletingLastPathComponent().path
    let old = ProcessInfo.processInfo.environment
    process.environment = old.merging(["PATH": bin + ":" + (old["PATH"] ?? "")]) { $1 }
      .merging(environment) { $1 }
    let output = try Scratch.file()
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  @Test func `all YAML parses, that of the pages too`() throws {
    for file in Self.files { #expect(try Yams.load(yaml: Self.text(file)) != nil, "\(file)") }
    let examples = try Self.blocks("yaml", in: "docs/ci/README.md")
    #expect(examples.count == 3)
    for example in examples { #expect(try Yams.load(yaml: example) != nil) }
  }

  @Test(arguments: [
    ("vendor.github-actions", "action.yml"), ("vendor.gitlab-ci", "docs/ci/gitlab.yml"),
  ])
  func `the schemas of GitHub and GitLab accept our files`(schema: String, file: String) throws {
    let program = Repository.file(".deps/validators/bin/check-jsonschema").path
    try #require(FileManager.default.fileExists(atPath: program), "run `make setup validators`")
    // The schema of GitLab looks only at jobs that run, and a template's do not.
    let sound = try Self.text(file).replacing("\n.unsaid:", with: "\nunsaid:")
    let broken = sound.replacing("using: composite", with: "using: compost")
      .replacing("when: always", with: "when: ever")
    for (text, isSound) in [(sound, true), (broken, false)] {
      let path = try Scratch.write(Array(text.utf8), as: "file.yml", in: Scratch.folder())
      let outcome = try Self.shell(
        "'\(program)' --builtin-schema \(schema) '\(path)'", in: Scratch.folder())
      #expect((outcome.code == 0) == isSound, "\(outcome.output)")
    }
  }

  @Test func `the action's last step lints with the inputs that it is given`() throws {
    let action = try #require(try Yams.load(yaml: Self.text("action.yml")) as? [String: Any])
    let inputs = try #require(action["inputs"] as? [String: [String: Any]])
    let runs = try #require(action["runs"] as? [String: Any])
    let steps = try #require(runs["steps"] as? [[String: Any]])
    #expect(runs["using"] as? String == "composite")
    for step in steps where step["run"] != nil { #expect(step["shell"] as? String == "bash") }
    let last = try #require(steps.last)
    let variables = try #require(last["env"] as? [String: String])
    var environment = ["UNSAID_BIN": Tool.executable.deletingLastPathComponent().path]
    for (name, value) in variables {
      guard let input = value.firstMatch(of: /inputs\.([a-z-]+)/)?.output.1 else { continue }
      // Every input that is used is declared.
      let declared = try #require(inputs[String(input)], "\(input)")
      environment[name] = declared["default"].map { "\($0)" } ?? "screens"
    }
    #expect(environment.count == inputs.count + 1)
    environment["UNSAID_ANNOTATE"] = "my pictures"
    let folder = try Self.workplace()
    environment["GITHUB_STEP_SUMMARY"] = folder.appendingPathComponent("summary.md").path
    let outcome = try Self.shell(
      try #require(last["run"] as? String), in: folder, environment: environment)
    #expect(outcome.code == 1, "\(outcome.output)")
    #expect(outcome.output.contains("\n::error file=screens/login.json,line="))
    for file in ["unsaid.sarif", "summary.md", "my pictures/login.png"] {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path), "\(file)")
    }
  }

  @Test func `the name of the action's build is a sum of the sources`() throws {
    let action = try #require(try Yams.load(yaml: Self.text("action.yml")) as? [String: Any])
    let steps = try #require((action["runs"] as? [String: Any])?["steps"] as? [[String: Any]])
    let folder = try Scratch.folder()
    let output = folder.appendingPathComponent("output")
    let outcome = try Self.shell(
      try #require(steps.first?["run"] as? String), in: folder,
      environment: ["UNSAID_SOURCES": Repository.root.path, "GITHUB_OUTPUT": output.path])
    #expect(outcome.code == 0, "\(outcome.output)")
    let written = try String(contentsOf: output, encoding: .utf8)
    #expect(written.wholeMatch(of: /sum=[0-9a-f]{64}\n/) != nil, "\(written)")
  }

  @Test func `GitLab's job writes the reports that it hands over`() throws {
    let file = try #require(try Yams.load(yaml: Self.text("docs/ci/gitlab.yml")) as? [String: Any])
    let job = try #require(file[".unsaid"] as? [String: Any])
    let script = try #require(job["script"] as? [String])
    let variables = try #require(job["variables"] as? [String: String])
    let folder = try Self.workplace()
    let outcome = try Self.shell(script.joined(separator: "\n"), in: folder, environment: variables)
    #expect(outcome.code == 1, "\(outcome.output)")
    let artifacts = try #require(job["artifacts"] as? [String: Any])
    let reports = try #require(artifacts["reports"] as? [String: String])
    let paths = try #require(artifacts["paths"] as? [String])
    #expect(Set(reports.values).isSubset(of: Set(paths)))
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test func `the hook's command is one of ours`() throws {
    let hooks = try #require(try Yams.load(yaml: Self.text(".pre-commit-hooks.yaml")) as? [[String: Any]])
    let hook = try #require(hooks.first)
    let entry = try #require(hook["entry"] as? String)
    let arguments = try #require(hook["args"] as? [String])
    let line = ([entry] + arguments).joined(separator: " ")
    #expect(try Self.shell(line, in: Self.workplace()).code == 1)
    let pattern = try Regex(try #require(hook["files"] as? String))
    #expect("screens/login.png".contains(pattern) && "screens/login.xml".contains(pattern))
    #expect(!"Sources/Main.swift".contains(pattern))
  }

  @Test(arguments: recipes)
  func `a recipe ends in a command that lints`(recipe: String) throws {
    let page = "docs/ci/\(recipe).md"
    let last = try #require(try Self.blocks("sh", in: page).last)
    #expect(try Self.text(page).hasSuffix(last + "```\n"))
    let outcome = try Self.shell(last, in: Self.workplace())
    #expect(outcome.code == 1, "\(outcome.output)")
    #expect(outcome.output.contains("field-label-missing"))
  }

  @Test(arguments: recipes)
  func `the shell lines of a recipe are shell`(recipe: String) throws {
    let parts = try Self.text("docs/ci/\(recipe).md").components(separatedBy: "```")
    for index in parts.indices where index % 2 == 1 && parts[index].hasPrefix("\n") {
      let outcome = try Self.shell("bash -n <<'LINES'\n\(parts[index])\nLINES", in: Scratch.folder())
      #expect(outcome.code == 0, "\(outcome.output)")
    }
  }

  @Test func `every recipe and every report is in the table`() throws {
    let page = try Self.text("docs/ci/README.md")
    for recipe in Self.recipes { #expect(page.contains("(\(recipe).md)")) }
    let help = try Tool.run("lint", "--help").output
    for option in ["github", "step-summary", "sarif", "gitlab", "junit", "checkstyle", "markdown"] {
      #expect(page.contains("`--\(option)"), "\(option)")
      #expect(help.contains("--\(option) "), "\(option)")
    }
  }
}
