import ArgumentParser
import History

/// Adds one run.
struct HistoryRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Add a run to the history.",
    discussion: """
      Several reports are the parts of one run, for example the shards of a CI matrix. The same run again changes \
      nothing, so that a job may be repeated.
      """)

  @Argument(help: ArgumentHelp("Reports of `unsaid lint --json`.", valueName: "report.json"))
  var reports: [String]

  @Option(help: ArgumentHelp("The release of the app that was judged, for example 2.3.0.", valueName: "name"))
  var release: String

  @OptionGroup var about: RunArguments
  @OptionGroup var database: HistoryFileArguments

  func validate() throws {
    if release.isEmpty { throw ValidationError("--release is empty; name the release that was judged") }
  }

  func run() throws {
    let recorded = try Recording.values {
      try RecordedRun(label: about.label(release: release), reports: reports.map(ReportReader.report(at:)))
    }
    let outcome = try Recording.values {
      try HistoryStore(path: database.db, creating: true).record(recorded, options: about.options)
    }
    Console.printRaw(RecordText.render(outcome))
  }
}
