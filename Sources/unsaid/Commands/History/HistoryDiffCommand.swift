import ArgumentParser
import History

/// Compares two releases.
struct HistoryDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show what is new, fixed and reopened between two releases.")

  @Argument(help: "The earlier release.")
  var from: String

  @Argument(help: "The later release.")
  var to: String

  @Option(help: "Count by screen, rule or owner; may be repeated. All three when left out.")
  var by: [DiffText.Grouping] = []

  @OptionGroup var page: PageArguments
  @OptionGroup var branch: BranchArgument
  @OptionGroup var database: HistoryFileArguments

  func run() throws {
    let diff = try Recording.values {
      try HistoryStore(path: database.db).diff(from: from, to: to, branch: branch.branch)
    }
    switch page.format {
    case .json: Console.printRaw(HistoryJSON.render(diff))
    case .terminal:
      let text = DiffText(
        groupings: by.isEmpty ? DiffText.Grouping.allCases : by, limit: page.limit ?? 50,
        columns: Console.width)
      Console.printRaw(text.render(diff))
    }
  }
}

extension DiffText.Grouping: ExpressibleByArgument {}
