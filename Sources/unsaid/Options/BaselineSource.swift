import ArgumentParser
import Audit
import Reporting
import Suggestions

/// Where the findings for a baseline come from: a report, or a run over screens; and the baseline's file.
struct BaselineSource: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The baseline's file; before it IMAGE TREE or DIR, unless --from is given.", valueName: "path"))
  var paths: [String]

  @Option(help: ArgumentHelp("Take the findings of this report (`lint --json`).", valueName: "report"))
  var from: String?

  @OptionGroup(title: "Input") var input: InputArguments
  @OptionGroup(title: "Input") var jobs: JobArguments
  @OptionGroup(title: "Input") var cache: CacheArguments
  @OptionGroup(title: "Configuration") var settings: ConfigurationArguments

  func validate() throws {
    if from != nil, paths.count != 1 {
      throw ValidationError("with --from give one path: the baseline's file")
    }
    if from == nil, !(2...3).contains(paths.count) {
      throw ValidationError("give DIR FILE or IMAGE TREE FILE, or --from REPORT FILE")
    }
  }

  /// The path of the baseline.
  var file: String { paths[paths.count - 1] }

  /// The findings; a screen that cannot be judged is an error, for its findings would be missing.
  func report() async throws -> Report {
    let report = try await found()
    if !report.failures.isEmpty {
      throw Failure(report.failures.map(\.reason).joined(separator: "\n"), code: .failure)
    }
    return report
  }

  private func found() async throws -> Report {
    if let from {
      try OutputGuard.check(outputs: [file], inputs: [from])
      return try ReportReader.report(at: from)
    }
    let pairs = try InputPairs.find(Array(paths.dropLast()))
    try OutputGuard.check(outputs: [file], inputs: pairs.flatMap { [$0.image, $0.tree] })
    let configuration = try settings.load()
    let run = SuiteRun(
      input: input.options, configuration: configuration, suggestions: SuggestionSettings(),
      today: settings.day, jobs: jobs,
      cache: cache.open(for: configuration, suggestions: SuggestionSettings()),
      annotations: nil, wantsExhibits: false)
    return try await run.outcome(over: pairs).report
  }
}
