import ArgumentParser
import History

/// Says what the open findings cost.
struct HistoryDebtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "debt", abstract: "Show the debt of the last run: its sum, its oldest items, its owners.")

  @Option(help: "Count ages for this day; the day of the last run when left out.")
  var date: Day?

  @OptionGroup var page: PageArguments
  @OptionGroup var branch: BranchArgument
  @OptionGroup var database: HistoryFileArguments

  func run() throws {
    let debt = try Recording.values {
      try HistoryStore(path: database.db).debt(branch: branch.branch, on: date)
    }
    switch page.format {
    case .json: Console.printRaw(HistoryJSON.render(debt))
    case .terminal:
      Console.printRaw(DebtText.render(debt, limit: page.limit ?? 10, columns: Console.width))
    }
  }
}
