import ArgumentParser
import History

/// Fails where the last run is worse than an earlier release.
struct HistoryGateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Fail with exit code 1 where findings or debt rose, or a limit is exceeded.",
    discussion: """
      Open findings, errors and debt of the last run are held against the release before it, or --against; a limit \
      replaces that comparison. Both debts are counted for the day of the last run, so that nothing fails by waiting.
      """)

  @Option(
    help: ArgumentHelp("The release to compare with; the one before when left out.", valueName: "release"))
  var against: String?

  @Option(help: ArgumentHelp("The highest debt.", valueName: "n")) var maxDebt: Double?
  @Option(help: ArgumentHelp("The most open findings.", valueName: "n")) var maxOpen: Int?
  @Option(help: ArgumentHelp("The most open errors.", valueName: "n")) var maxErrors: Int?
  @Option(help: ArgumentHelp("The most new findings.", valueName: "n")) var maxNew: Int?
  @Option(help: ArgumentHelp("The most reopened findings.", valueName: "n")) var maxReopened: Int?

  @OptionGroup var branch: BranchArgument
  @OptionGroup var database: HistoryFileArguments

  func validate() throws {
    let limits = [maxDebt] + [maxOpen, maxErrors, maxNew, maxReopened].map { $0.map(Double.init) }
    if limits.contains(where: { $0.map { !($0 >= 0) } ?? false }) {
      throw ValidationError("a limit is at least 0")
    }
  }

  func run() throws {
    let limits = Gate.Limits(
      debt: maxDebt, open: maxOpen, errors: maxErrors, new: maxNew, reopened: maxReopened)
    let gate = try Recording.values {
      try HistoryStore(path: database.db).gate(against: against, limits: limits, branch: branch.branch)
    }
    Console.printRaw(GateText.render(gate))
    if !gate.isPassed { throw Failure("", code: .findings) }
  }
}
