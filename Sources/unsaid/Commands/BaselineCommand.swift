import ArgumentParser

/// Keeps the list of findings that a team lives with for now.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Write or prune the list of findings that are known already.",
    discussion: "`unsaid lint … --baseline FILE` then fails only on findings that the file does not hold.",
    subcommands: [BaselineWriteCommand.self, BaselinePruneCommand.self])
}
