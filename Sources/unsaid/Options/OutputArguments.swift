import ArgumentParser
import Reporting

/// Where the results go; several at once, "-" for standard output.
struct OutputArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Write the whole result as unsaid.report/1.", valueName: "path"))
  var json: String?

  @Option(help: ArgumentHelp("Write SARIF 2.1.0.", valueName: "path"))
  var sarif: String?

  @Option(help: ArgumentHelp("What the SARIF holds: github or strict.", valueName: "profile"))
  var sarifProfile: SARIFProfile = .github

  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "path"))
  var junit: String?

  @Option(help: ArgumentHelp("Write one HTML page with pictures, which needs no network.", valueName: "path"))
  var html: String?

  @OptionGroup var ci: CIArguments

  @Option(help: ArgumentHelp("Write each screenshot with numbered boxes into this folder.", valueName: "dir"))
  var annotate: String?

  @Option(
    help: """
      Fail with exit code 1 from this weight on: never, error, warning, info or review (default: warning; with the \
      profile strict: review).
      """)
  var failOn: FailOn?

  @Flag(name: .shortAndLong, help: "Leave out the terminal report.")
  var quiet = false

  func validate() throws {
    let onOutput = reports.count { $0 == "-" }
    if onOutput > 1 { throw ValidationError("only one report can go to standard output") }
    if ci.github, onOutput > 0 {
      throw ValidationError("--github writes to standard output; send the other report to a file")
    }
  }

  /// Every file that a run over these screens will write.
  func files(for screens: [String]) -> [String] {
    let pictures = annotate.map(AnnotationFolder.init).map { folder in screens.map(folder.file(for:)) } ?? []
    return reports + [ci.stepSummary].compactMap { $0 } + pictures
  }

  /// Whether standard output is taken by a report for machines.
  var takesStandardOutput: Bool { reports.contains("-") }

  private var reports: [String] { ([json, sarif, junit, html] + ci.paths).compactMap { $0 } }
}
