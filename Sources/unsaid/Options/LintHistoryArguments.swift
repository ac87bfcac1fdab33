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

  /// Adds the report to the history, says so on standard error, and gives the releases so far for the HTML page.
  func record(_ report: Report) throws -> [TrendPoint] {
    guard let history, let release else { return [] }
    let label = about.label(release: release)
    let (outcome, trend) = try Recording.values {
      let store = try HistoryStore(path: history)
      let outcome = try store.record(
        RecordedRun(label: label, reports: [report]), options: about.options)
      return (outcome, try store.trend(branch: label.branch))
    }
    Console.errorRaw(RecordText.render(outcome))
    return trend.points.map { point in
      TrendPoint(
        name: point.release, violations: point.errors + point.warnings + point.infos,
        reviews: point.reviews, debt: point.debt)
    }
  }
}
