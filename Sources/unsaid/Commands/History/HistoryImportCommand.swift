import ArgumentParser
import History

/// Adds many runs from kept reports.
struct HistoryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add kept JSON reports as runs, in the order given; all of them or none.",
    discussion: """
      Each is RELEASE=FILE or RELEASE@DATE=FILE, for example 2.2.0@2026-03-01=reports/2.2.0.json; without a date, \
      --date or today.
      """)

  @Argument(help: ArgumentHelp("The runs, the oldest first.", valueName: "release[@date]=report.json"))
  var runs: [String]

  @OptionGroup var about: RunArguments
  @OptionGroup var database: HistoryFileArguments

  func run() throws {
    let recorded = try runs.map(recordedRun)
    let outcomes = try Recording.values {
      try HistoryStore(path: database.db, creating: true).record(recorded, options: about.options)
    }
    for outcome in outcomes { Console.printRaw(RecordText.render(outcome)) }
  }

  private func recordedRun(_ argument: String) throws -> RecordedRun {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      throw Failure.usage("\(argument): give RELEASE=FILE or RELEASE@DATE=FILE")
    }
    let name = argument[..<equals]
    var label = about.label(release: String(name))
    if let at = name.lastIndex(of: "@") {
      guard let day = Day(name[name.index(after: at)...]), at != name.startIndex else {
        throw Failure.usage("\(argument): a date is written as 2026-03-01, after a release and \"@\"")
      }
      label = about.label(release: String(name[..<at]))
      label.day = day
    }
    let report = try ReportReader.report(at: String(argument[argument.index(after: equals)...]))
    return try Recording.values { try RecordedRun(label: label, reports: [report]) }
  }
}
