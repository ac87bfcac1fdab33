import ArgumentParser
import History
import Reporting

/// Records a lint in the history in the same run.
struct LintHistoryArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Record the run in this history; needs --release.", valueName: "path"))
  var history: String?

  @Option(help: ArgumentHelp("The release of the app that was judged.", valueName: "name"))
  var release: String?

  @OptionGroup var about: RunArguments

  func validate() throws {
    guard (history == nil) == (release == nil), release != "" else {
      throw ValidationError("--history and --release go together: where to record, and what was judged")
    }
  }

  /// Finds out whether the history can be used before any screen is judged.
  func prepare() throws {
    guard let history else { return }
    _ = try Recording.values { try HistoryStore(path: history, creating: true) }
  }

  /// Adds the report to the history, and says so on standard error.
  func record(_ report: Report) throws {
    guard let history, let release else { return }
    let outcome = try Recording.values {
      try HistoryStore(path: history).record(
        RecordedRun(label: about.label(release: release), reports: [report]), options: about.options)
    }
    Console.errorRaw(RecordText.render(outcome))
  }
}
