import ArgumentParser

/// Which line of the history.
struct BranchArgument: ParsableArguments {
  @Option(help: ArgumentHelp("The branch; needed where the history holds several.", valueName: "name"))
  var branch: String?
}
