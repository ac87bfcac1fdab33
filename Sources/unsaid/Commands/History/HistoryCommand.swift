import ArgumentParser

/// What is found from release to release.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keep what is found from release to release, and say how it went.",
    subcommands: [
      HistoryRecordCommand.self, HistoryImportCommand.self, HistoryTrendCommand.self, HistoryDiffCommand.self,
      HistoryDebtCommand.self, HistoryGateCommand.self, HistoryCheckCommand.self,
    ])
}
