import ArgumentParser

/// The reports that CI systems read.
struct CIArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Write GitLab's Code Quality JSON.", valueName: "path"))
  var gitlab: String?

  @Option(help: ArgumentHelp("Write Checkstyle XML.", valueName: "path"))
  var checkstyle: String?

  @Option(help: ArgumentHelp("Write Markdown.", valueName: "path"))
  var markdown: String?

  @Flag(help: "Write GitHub annotations to standard output: the weightiest; all go into the step summary.")
  var github = false

  @Option(
    help: ArgumentHelp(
      "Append a Markdown summary of at most 1 MiB; with --github, $GITHUB_STEP_SUMMARY when left out.",
      valueName: "path"))
  var stepSummary: String?

  /// Where the reports go, nil for those that nobody asked for.
  var paths: [String?] { [gitlab, checkstyle, markdown] }

  /// Where the summary goes.
  var summaryPath: String? {
    stepSummary ?? (github ? Console.variable("GITHUB_STEP_SUMMARY") : nil)
  }
}
