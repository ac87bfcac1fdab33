import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the program by `kill -9` at random moments; `scripts/kill-test.sh` does it 200 times each.
@Suite(.serialized) struct KillTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let kills = environment["UNSAID_KILLS"].flatMap { Int($0) } ?? 20

  /// A report with findings on ten screens; the version changes every other one of them.
  static func report(findings: Int, version: Int) -> String {
    let screens = (0..<10).map { screen in
      let items = (0..<findings).filter { $0 % 10 == screen }.map { index in
        let name = index.isMultiple(of: 2) ? "\(index)" : "\(index)-\(version)"
        return """
          {"rule":"label-missing","outcome":"violation","severity":"error","confidence":1,"box":null,\
          "message":"The button \(name) has no label.","hint":"Give it one.","fingerprint":"\(name)"}
          """
      }
      return """
        {"name":"screen \(screen)","image":"a.png","tree":"a.xml","format":"uiautomator","platform":"android",\
        "scale":3,"size":[1179,2556],"elements":[],"stops":[],"matches":[],\
        "findings":[\(items.joined(separator: ","))],"notRun":[],"rulesRun":["label-missing"]}
        """
    }
    return """
      {"schema":"unsaid.report/1","tool":{"name":"unsaid","version":"0.1.0"},\
      "screens":[\(screens.joined(separator: ","))],"failures":[],"summary":{"screens":10,"violations":\(findings),\
      "reviews":0,"failures":0,"bySeverity":{"error":\(findings)},"byRule":{"label-missing":\(findings)}}}
      """
  }

  @Test func `kill -9 while a run is recorded loses nothing and leaves nothing half`() throws {
    let folder = try Scratch.folder()
    let database = folder.path + "/history.sqlite"
    let reports = try (0..<2).map { version in
      try Scratch.write(
        Self.report(findings: 4_000, version: version).utf8, as: "\(version).json", in: folder)
    }
    func record(_ build: Int) -> [String] {
      [
        "history", "record", reports[build % 2], "--release", "1", "--build", "\(build)", "--db", database,
        "--date", "2026-03-01",
      ]
    }
    #expect(try Tool.run(record(0)).code == 0)
    let clock = ContinuousClock()
    let whole = try clock.measure {
      let code = try Tool.run(record(1)).code
      #expect(code == 0)
    }
    var (recorded, open, during) = (["0", "1"], 0, 0)
    for build in 2..<(Self.kills + 2) {
      let process = try Self.start(record(build))
      // Half of the kills wait until the history is open; the others come at any moment.
      if build.isMultiple(of: 2) { Self.waitForFile(database + "-wal", of: process) }
      Self.pause(whole * Double.random(in: 0...(build.isMultiple(of: 2) ? 0.6 : 1.1)))
      let ended = Self.kill(process)
      let log = try? FileManager.default.attributesOfItem(atPath: database + "-wal")[.size] as? NSNumber
      if !ended, let log {
        open += 1
        if log.intValue > 0 { during += 1 }
      }
      let check = try Tool.run("history", "check", "--db", database)
      #expect(check.code == 0, "\(check.errors)")
      let builds = try Self.builds(in: database)
      if builds.last == "\(build)" { recorded.append("\(build)") }
      #expect(builds == recorded, "every run that was recorded is there, whole, and no other")
      #expect(!ended || builds.last == "\(build)")
    }
    let begun = try Self.killBeginnings(in: folder, report: reports[0], within: whole)
    // The next run needs no repair.
    #expect(try Tool.run(record(Self.kills + 2)).code == 0)
    try Self.tell(
      "history record: \(Self.kills) kills, \(open) of them with the history open, \(during) of these with pages in "
        + "the log; \(recorded.count - 2) runs recorded, the others not at all; nothing lost, nothing half-written"
    )
    try Self.tell(
      "history record of a first run: \(Self.kills) kills, \(begun) left a history, each of them sound")
  }

  /// The number of kills of a first run that left a file; where there is one, it is a whole history.
  private static func killBeginnings(in folder: URL, report: String, within whole: Duration) throws -> Int {
    var begun = 0
    for number in 0..<kills {
      let database = folder.path + "/first-\(number).sqlite"
      let process = try start(["history", "record", report, "--release", "1", "--db", database])
      pause(whole * .random(in: 0...0.7))
      _ = kill(process)
      guard FileManager.default.fileExists(atPath: database) else { continue }
      begun += 1
      let check = try Tool.run("history", "check", "--db", database)
      #expect(check.code == 0, "\(check.errors)")
    }
    return begun
  }

  @Test func `kill -9 while reports are written leaves the old ones or the new ones`() throws {
    let folder = try Scratch.folder()
    let fixtures = Repository.file("Fixtures/screens/login-ios-dark").path
    let names = ["report.json", "report.sarif", "report.xml", "pictures/clean.png"]
    func lint(_ tree: String) -> [String] {
      [
        "lint", fixtures + "/clean.png", fixtures + "/" + tree, "--fail-on", "never", "--quiet", "--json",
        folder.path + "/report.json", "--sarif", folder.path + "/report.sarif", "--junit",
        folder.path + "/report.xml", "--annotate", folder.path + "/pictures",
      ]
    }
    func contents() -> [Data?] {
      names.map { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    }
    let trees = ["clean.tree.json", "field-without-name.tree.json"]
    var versions: [[Data?]] = []
    var whole = Duration.zero
    for tree in trees {
      whole = try ContinuousClock().measure {
        let code = try Tool.run(lint(tree)).code
        #expect(code == 0)
      }
      versions.append(contents())
    }
    #expect(versions[0] != versions[1] && !versions[0].contains(nil))
    var (during, ended) = (0, 0)
    for round in 0..<Self.kills {
      let before = contents()
      let process = try Self.start(lint(trees[round % 2]))
      // Half of the kills wait for the first sign of writing; the others come at any moment.
      if round % 4 < 2 {
        Self.waitForChange(in: folder, of: process)
      } else {
        Self.pause(whole * .random(in: 0...1))
      }
      Self.pause(.microseconds(Int.random(in: 0...3_000)))
      if Self.kill(process) { ended += 1 }
      let after = contents()
      for (index, name) in names.enumerated() {
        let sound = after[index] == versions[0][index] || after[index] == versions[1][index]
        #expect(sound, "\(name) is neither the old one nor the new one")
      }
      if after != before, after != versions[round % 2] { during += 1 }
    }
    try Self.tell(
      "lint: \(Self.kills) kills, \(during) of them between two of its four files, \(ended) after its end; "
        + "every file old or new")
  }

  // MARK: - Processes

  private static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Whether the process had ended by itself.
  private static func kill(_ process: Process) -> Bool {
    #if canImport(Glibc)
      _ = Glibc.kill(process.processIdentifier, SIGKILL)
    #else
      _ = Darwin.kill(process.processIdentifier, SIGKILL)
    #endif
    process.waitUntilExit()
    return process.terminationReason == .exit
  }

  private static func pause(_ time: Duration) {
    let (seconds, parts) = time.components
    usleep(useconds_t(max(0, seconds * 1_000_000 + parts / 1_000_000_000_000)))
  }

  private static func waitForFile(_ path: String, of process: Process) {
    while process.isRunning, !FileManager.default.fileExists(atPath: path) { usleep(200) }
  }

  private static func waitForChange(in folder: URL, of process: Process) {
    func listing() -> [String: NSNumber?] {
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      let numbers = names.map { name in
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
        return (name, attributes?[.systemFileNumber] as? NSNumber)
      }
      return Dictionary(numbers) { first, _ in first }
    }
    let before = listing()
    while process.isRunning, listing() == before { usleep(100) }
  }

  private static func builds(in database: String) throws -> [String] {
    let trend = try Tool.run("history", "trend", "--runs", "--format", "csv", "--db", database)
    return trend.output.split(whereSeparator: \.isNewline).dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[2])
    }
  }

  private static func tell(_ line: String) throws {
    guard let path = environment["UNSAID_KILL_REPORT"] else { return }
    let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try (before + "- " + line + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
