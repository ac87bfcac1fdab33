import Reporting

/// Whether a run that wrote its reports succeeded.
struct Verdict {
  let failOn: FailOn
  let baseline: BaselineArguments
  let strictSuppressions: Bool

  /// The exit for a report; throws unless it is clean. A broken pair decides before any finding.
  func check(_ report: Report) throws {
    if !report.failures.isEmpty {
      throw Failure(report.failures.map(\.reason).joined(separator: "\n"), code: .failure)
    }
    if !passes(report) { throw Failure("", code: .findings) }
    if baseline.strictBaseline, report.baseline?.fixed.isEmpty == false {
      throw Failure(
        "error: the baseline holds fixed findings; `unsaid baseline prune` takes them out", code: .findings)
    }
    if strictSuppressions, report.suppressions?.contains(where: \.isStale) == true {
      throw Failure(
        "error: there are suppressions that fit nothing any more or have expired", code: .findings)
    }
  }

  /// Whether the findings alone let the run pass.
  func passes(_ report: Report) -> Bool { failOn.count(in: report) <= (baseline.maxNew ?? 0) }
}
