import ArgumentParser
import Audit
import Reporting

/// Judges pairs of screenshot and dump.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Judge a screenshot against its tree dump, or every pair in a folder.",
    discussion: """
      With two paths: the screenshot (PNG or JPEG) and the dump of the same moment, in any known format.
      With a folder: every screenshot below it, with the dump that shares its stem (login.png with login.xml).
      """)

  @Argument(help: ArgumentHelp("IMAGE TREE, or DIR.", valueName: "path"))
  var paths: [String]

  @OptionGroup(title: "Input") var input: InputArguments
  @OptionGroup(title: "Input") var jobs: JobArguments
  @OptionGroup(title: "Input") var shard: ShardArguments
  @OptionGroup(title: "Input") var cache: CacheArguments
  @OptionGroup(title: "Configuration") var settings: ConfigurationArguments
  @OptionGroup(title: "Baseline") var baseline: BaselineArguments
  @OptionGroup(title: "Output") var output: OutputArguments
  @OptionGroup(title: "History") var history: LintHistoryArguments
  @OptionGroup(title: "Suggestions") var suggestions: SuggestionArguments

  func validate() throws {
    guard (1...2).contains(paths.count) else {
      throw ValidationError("give IMAGE TREE or one DIR; \(paths.count) paths were given")
    }
    if shard.shard != nil, baseline.ratchet {
      throw ValidationError(
        "a part of the suite cannot shrink the baseline; give --ratchet to `unsaid merge`")
    }
  }

  mutating func run() async throws {
    let configuration = try settings.load()
    let pairs = shard.select(try InputPairs.find(paths))
    try OutputGuard.check(
      outputs: output.files(for: pairs.map(\.name)),
      inputs: pairs.flatMap { [$0.image, $0.tree] }
        + [baseline.baseline, try settings.path()].compactMap { $0 })
    try history.prepare()
    let made = try suggestions.settingsWithMap(under: configuration)
    let run = try await SuiteRun(
      input: input.options, configuration: configuration, suggestions: made, today: settings.day, jobs: jobs,
      cache: cache.open(for: configuration, suggestions: made),
      annotations: output.annotate.map(AnnotationFolder.init), wantsExhibits: output.html != nil
    ).outcome(over: pairs)
    for warning in run.report.screens.compactMap(\.unreadWarning) { Console.error(warning) }
    let comparison = try baseline.compare(run.report)
    let report = comparison?.report ?? run.report
    // The page shows the trend with this run in it; a history that cannot be written costs no report.
    let trend = Result { try history.record(report) }
    try ReportWriter(
      output: output, showsCode: suggestions.fixCode, exhibits: run.exhibits,
      trend: (try? trend.get()) ?? []
    ).write(report)
    _ = try trend.get()
    let verdict = Verdict(
      failOn: output.failOn ?? .standard(for: configuration.profile?.value), baseline: baseline,
      strictSuppressions: settings.strictSuppressions)
    // The baseline shrinks only where the run passes: else a failing run would take part of the debt away unseen.
    if verdict.passes(report), report.failures.isEmpty { try baseline.tighten(comparison) }
    try verdict.check(report)
  }
}
