import ArgumentParser
import Audit

/// The tool with its subcommands.
struct UnsaidCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unsaid",
    abstract: "Finds what a screen shows and its accessibility tree leaves unsaid.",
    discussion: """
      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong usage, 3 unreadable input or internal error.
      """,
    version: Version.current,
    subcommands: [
      LintCommand.self, SpeakCommand.self, RecognizeCommand.self, TreeCommand.self, RulesCommand.self,
      ExplainCommand.self, IdentifiersCommand.self, ConfigCommand.self, BaselineCommand.self,
      MergeCommand.self, HistoryCommand.self, EvaluateCommand.self,
    ])
}
