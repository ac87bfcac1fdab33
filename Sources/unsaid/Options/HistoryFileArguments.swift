import ArgumentParser

/// Which history.
struct HistoryFileArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The file of the history.", valueName: "path"))
  var db = ".unsaid/history.sqlite"
}
