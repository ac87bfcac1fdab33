import ArgumentParser
import Configuration
import Foundation

/// Where the team's decisions are read from, and what the command line changes of them.
struct ConfigurationArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; else .unsaid.yml here or in the nearest folder above.", valueName: "path"))
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @Option(help: ArgumentHelp("The platform of dumps that do not state theirs.", valueName: "name"))
  var platform: String?

  @Option(
    help: ArgumentHelp(
      "The choice of rules: default, strict, wcag22-aa or mobile-minimum; `unsaid rules --profile` lists them.",
      valueName: "name"))
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "Ask these rules alone, and whether picture and tree belong together; may be repeated.",
      valueName: "rule,rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not ask these rules; may be repeated.", valueName: "rule,rule"))
  var exclude: [String] = []

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Turn a rule on or off, or set its severity or review; a name alone turns it on; may be repeated.",
      valueName: "rule=off"))
  var rules: [String] = []

  @Option(
    name: .customLong("threshold"),
    help: ArgumentHelp("Change a number of a rule; may be repeated.", valueName: "rule.name=value"))
  var thresholds: [String] = []

  @Flag(help: "Fail where a suppression fits nothing any more or has expired.")
  var strictSuppressions = false

  @Option(help: .hidden)
  var today: String?

  func validate() throws {
    if config != nil && noConfig { throw ValidationError("--config and --no-config exclude each other") }
    if let today, CalendarDay(today) == nil {
      throw ValidationError("--today is \"\(today)\"; it must be a day such as 2026-12-31")
    }
  }

  /// The day that says what has expired.
  var day: CalendarDay {
    if let day = today.flatMap({ CalendarDay($0) }) { return day }
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1) ?? .first
  }

  /// The path of the file that is read; nil where there is none.
  func path() throws -> String? {
    if noConfig { return nil }
    return try config ?? ConfigurationFile.nearest(from: FileManager.default.currentDirectoryPath)
  }

  /// The effective configuration.
  func load() throws -> Configuration {
    let catalog = try Assembly.catalog()
    do {
      let flags = try ConfigurationFlags.configuration(
        platform: platform, profile: profile, rules: rules, thresholds: thresholds, only: only,
        exclude: exclude, catalog: catalog)
      guard let path = try path() else { return flags }
      let text = String(decoding: try Files.bytes(of: path, limit: ConfigurationFile.largest), as: UTF8.self)
      return try ConfigurationReader(source: path, catalog: catalog).configuration(from: text)
        .overridden(by: flags)
    } catch let error as ConfigurationError {
      throw Failure(error.message, code: .usage)
    } catch let failure as Failure {
      throw Failure(failure.message, code: .usage)
    }
  }
}
