import Foundation
import TestSupport

/// Runs the built program as a user would.
enum Tool {
  /// What a run left behind.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// The program lies beside the test bundle, whatever the build configuration.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("unsaid")
  }

  static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  /// Judged screens are kept for all runs of one test process, and for no other one.
  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("unsaid-cache-\(UUID().uuidString)").path

  /// Runs the program; without what the test process inherits, its environment is `environment` alone.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], inherits: Bool = true, in folder: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let inherited = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache]) { _, new in new }
    process.environment = inherits ? inherited.merging(environment) { _, new in new } : environment
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: a pipe that nobody empties would stop a talkative run.
    let (output, errors) = (try Scratch.file(), try Scratch.file())
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
