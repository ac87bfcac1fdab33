import ArgumentParser
import Foundation
import History

/// What the user may say of a run besides its release.
struct RunArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The build of the release.", valueName: "name")) var build: String?
  @Option(help: ArgumentHelp("The commit that was built.", valueName: "hash")) var commit: String?
  @Option(help: ArgumentHelp("The branch; each is a line of its own.", valueName: "name")) var branch = ""

  @Option(
    help: ArgumentHelp("The day of the run, as 2026-03-01; today (UTC) when left out.", valueName: "day"))
  var date: Day?

  @Option(
    help: ArgumentHelp("A screen that goes by another name now; may be repeated.", valueName: "old=new"))
  var renamed: [Renaming] = []

  @Flag(help: "The run holds the whole app: screens that are not in it are gone, with their findings.")
  var complete = false

  /// The label of a run of a release.
  func label(release: String) -> RunLabel {
    RunLabel(release: release, build: build, commit: commit, branch: branch, day: date ?? Self.today)
  }

  var options: RecordOptions { RecordOptions(renames: renamed.map(\.rename), isComplete: complete) }

  private static var today: Day { Day(number: Int((Date().timeIntervalSince1970 / 86_400).rounded(.down))) }
}

/// `OLD=NEW` of the command line.
struct Renaming: ExpressibleByArgument {
  let rename: RecordOptions.Rename

  init?(argument: String) {
    let names = argument.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, !names.contains("") else { return nil }
    rename = RecordOptions.Rename(old: names[0], new: names[1])
  }
}

extension Day: ExpressibleByArgument {
  /// Reads a day of the command line.
  public init?(argument: String) { self.init(argument) }
}
