import ArgumentParser
import Baselines

/// Takes out what is fixed.
struct BaselinePruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Take fixed findings out of a baseline; new ones are never added.")

  @OptionGroup var source: BaselineSource

  mutating func run() async throws {
    let before = try BaselineStore.read(source.file)
    let comparison = BaselineComparison(try await source.report(), with: before, file: source.file)
    let fixed = comparison.report.baseline?.fixed ?? []
    for entry in fixed { Console.print("fixed: \(entry.rule), \(entry.what) on \(entry.screen)") }
    if !fixed.isEmpty { try BaselineStore.write(comparison.pruned, to: source.file) }
    Console.print("\(source.file): \(fixed.count) taken out, \(comparison.pruned.count) left")
  }
}
