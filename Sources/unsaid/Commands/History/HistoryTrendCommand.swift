import ArgumentParser
import History

/// Says how counts and debt went.
struct HistoryTrendCommand: ParsableCommand {
  /// The ways to write a trend.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case terminal, csv, json, svg
  }

  static let configuration = CommandConfiguration(
    commandName: "trend", abstract: "Show how findings and debt went from release to release.")

  @Option(help: "How to write it: terminal, csv, json or svg.")
  var format: Format = .terminal

  @Flag(help: "One point a run instead of one a release.")
  var runs = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "path"))
  var output: String = "-"

  @OptionGroup var branch: BranchArgument
  @OptionGroup var database: HistoryFileArguments

  func run() throws {
    let trend = try Recording.values {
      try HistoryStore(path: database.db).trend(branch: branch.branch, byRelease: !runs)
    }
    let text =
      switch format {
      case .terminal: TrendText.render(trend, columns: Console.width)
      case .csv: TrendCSV.render(trend)
      case .json: HistoryJSON.render(trend)
      case .svg: TrendSVG.render(trend)
      }
    if output == "-" { Console.printRaw(text) } else { try Files.write(text.utf8, to: output) }
  }
}
