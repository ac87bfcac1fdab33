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
  @OptionGroup(title: "Output") var output: OutputArguments
  @OptionGroup(title: "History") var history: LintHistoryArguments
  @OptionGroup(title: "Suggestions") var suggestions: SuggestionArguments

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Ask this rule although it is off by default; repeatable.", valueName: "id"))
  var extraRules: [String] = []

  func validate() throws {
    guard (1...2).contains(paths.count) else {
      throw ValidationError("give IMAGE TREE or one DIR; \(paths.count) paths were given")
    }
    try RuleNames.check(extraRules)
  }

  mutating func run() async throws {
    let input = self.input.options
    let pairs = try InputPairs.find(paths)
    try OutputGuard.check(
      outputs: output.files(for: pairs.map(\.name)), inputs: pairs.flatMap { [$0.image, $0.tree] })
    try history.prepare()
    let plan = jobs.plan(screens: pairs.count)
    let auditor = try Assembly.auditor(
      threads: plan.threads, extraRules: Set(extraRules), suggestions: suggestions.settings())
    let progress = Progress(total: pairs.count, isTerminal: Console.errorIsTerminal)
    let annotations = output.annotate.map(AnnotationFolder.init)
    let wantsExhibits = output.html != nil

    let outcomes = await Suite.map(
      pairs, jobs: plan.jobs, finished: { progress.finished($0, $1.name) },
      work: { pair in
        Result {
          let audited = try auditor.audit(InputPairs.read(pair), options: input)
          try annotations?.write(audited)
          return (audited.report, wantsExhibits ? try audited.exhibit() : nil)
        }
      })
    try finish(Array(zip(pairs, outcomes)))
  }

  /// The report names what could not be judged; a broken pair decides the exit code before any finding.
  private func finish(_ outcomes: [(Pair, Result<(ScreenReport, ScreenExhibit?), any Error>)]) throws {
    var screens: [ScreenReport] = []
    var exhibits: [String: ScreenExhibit] = [:]
    var failures: [ScreenFailure] = []
    for (pair, outcome) in outcomes {
      switch outcome {
      case .success(let (screen, exhibit)):
        screens.append(screen)
        exhibits[screen.name] = exhibit
      case .failure(let error):
        failures.append(
          ScreenFailure(name: pair.name, image: pair.image, tree: pair.tree, reason: ErrorLine.of(error)))
      }
    }
    let report = Report(
      tool: Report.Tool(version: Version.current), screens: screens, failures: failures)
    try ReportWriter(output: output, showsCode: suggestions.fixCode, exhibits: exhibits).write(report)
    try history.record(report)
    if !failures.isEmpty {
      throw Failure(failures.map(\.reason).joined(separator: "\n"), code: .failure)
    }
    if output.failOn.isReached(by: report) { throw Failure("", code: .findings) }
  }
}
