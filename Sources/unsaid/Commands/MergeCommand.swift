import ArgumentParser
import Audit
import Baselines
import Reporting

/// Joins the reports of a divided run.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the JSON reports of `lint --shard` into what one run would have written.")

  @Argument(help: ArgumentHelp("Reports written with `lint --json`.", valueName: "report"))
  var reports: [String]

  @OptionGroup(title: "Baseline") var baseline: BaselineArguments
  @OptionGroup(title: "Output") var output: OutputArguments

  @Flag(help: "Fail where a suppression fits nothing any more or has expired.")
  var strictSuppressions = false

  func validate() throws {
    if output.annotate != nil {
      throw ValidationError("merge has no screenshots; give --annotate to `unsaid lint`")
    }
  }

  func run() throws {
    try OutputGuard.check(
      outputs: output.files(for: []), inputs: reports + [baseline.baseline].compactMap { $0 })
    let merged = try joined()
    let comparison = try baseline.compare(merged)
    let report = comparison?.report ?? merged
    try ReportWriter(output: output).write(report)
    let verdict = Verdict(
      failOn: output.failOn ?? .standard(for: nil), baseline: baseline, strictSuppressions: strictSuppressions
    )
    if verdict.passes(report), report.failures.isEmpty { try baseline.tighten(comparison) }
    try verdict.check(report)
  }

  private func joined() throws -> Report {
    do {
      return try ReportMerge.merged(reports.map { (path: $0, report: try ReportReader.report(at: $0)) })
    } catch let problem as ReportMerge.Problem {
      throw Failure("error: \(problem.reason)", code: .failure)
    }
  }
}
