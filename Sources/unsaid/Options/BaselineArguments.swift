import ArgumentParser
import Baselines
import Reporting

/// What is known already, and how strictly it is held to.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only findings that this baseline does not hold make the run fail.", valueName: "path")
  )
  var baseline: String?

  @Option(help: ArgumentHelp("The number of new findings that is let pass.", valueName: "n"))
  var maxNew: Int?

  @Flag(help: "Take fixed findings out of the baseline, so that the number can only fall.")
  var ratchet = false

  @Flag(help: "Fail where the baseline holds findings that are fixed.")
  var strictBaseline = false

  func validate() throws {
    if let maxNew, maxNew < 0 { throw ValidationError("--max-new is \(maxNew); it must be at least 0") }
    let needy = [
      maxNew == nil ? nil : "--max-new", ratchet ? "--ratchet" : nil,
      strictBaseline ? "--strict-baseline" : nil,
    ]
    if baseline == nil, let option = needy.compactMap({ $0 }).first {
      throw ValidationError("\(option) needs --baseline FILE")
    }
  }

  /// The comparison with the baseline; nil where none was given.
  func compare(_ report: Report) throws -> BaselineComparison? {
    guard let baseline else { return nil }
    return BaselineComparison(report, with: try BaselineStore.read(baseline), file: baseline)
  }

  /// Rewrites the baseline where it shrinks and the run does not fail.
  func tighten(_ comparison: BaselineComparison?) throws {
    guard ratchet, let baseline, let comparison, comparison.report.baseline?.fixed.isEmpty == false else {
      return
    }
    try BaselineStore.write(comparison.pruned, to: baseline)
    Console.error("\(baseline): \(comparison.pruned.count) findings left")
  }
}
