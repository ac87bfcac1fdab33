import ArgumentParser
import Baselines
import Foundation

/// Writes the findings of now as known.
struct BaselineWriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Write all findings of a run or a report as known.")

  @OptionGroup var source: BaselineSource

  @Flag(help: "Overwrite the file where it exists.")
  var force = false

  mutating func run() async throws {
    guard force || !FileManager.default.fileExists(atPath: source.file) else {
      throw Failure.usage(
        "\(source.file) exists; `unsaid baseline prune` takes out what is fixed, --force writes it anew")
    }
    let baseline = Baseline(of: try await source.report())
    try BaselineStore.write(baseline, to: source.file)
    Console.print("\(source.file): \(baseline.count) findings on \(baseline.screens.count) screens")
  }
}
