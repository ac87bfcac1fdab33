import Reporting

/// Puts the reports of a divided run together, as if it had been one.
public enum ReportMerge {
  /// Why reports do not belong together.
  public struct Problem: Error, Sendable, Hashable {
    /// What is wrong and what to do, in one clause.
    public let reason: String
  }

  /// The whole report, its screens in the order of one run over all of them.
  ///
  /// - Parameter parts: each report with the path it was read from.
  public static func merged(_ parts: [(path: String, report: Report)]) throws(Problem) -> Report {
    guard let first = parts.first else { throw Problem(reason: "there is no report to merge") }
    for part in parts where part.report.tool != first.report.tool {
      throw Problem(
        reason: "\(first.path) was written by \(name(first.report.tool)) and \(part.path) by "
          + "\(name(part.report.tool)); lint all parts with one version")
    }
    try checkDistinct(parts)
    return Report(
      tool: first.report.tool,
      screens: parts.flatMap(\.report.screens).sorted { ($0.image, $0.name) < ($1.image, $1.name) },
      failures: parts.flatMap(\.report.failures).sorted { ($0.image, $0.name) < ($1.image, $1.name) },
      suppressions: try suppressions(parts), baseline: try baseline(parts))
  }

  private static func checkDistinct(_ parts: [(path: String, report: Report)]) throws(Problem) {
    var seen: [String: String] = [:]
    for part in parts {
      for name in part.report.screens.map(\.name) + part.report.failures.map(\.name) {
        if let other = seen.updateValue(part.path, forKey: name) {
          throw Problem(
            reason: other == part.path
              ? "\(part.path) holds the screen \"\(name)\" twice"
              : "the screen \"\(name)\" is in \(other) and in \(part.path); give each part once")
        }
      }
    }
  }

  private static func suppressions(
    _ parts: [(path: String, report: Report)]
  ) throws(Problem) -> [SuppressionUse]? {
    guard var joined = parts[0].report.suppressions else {
      if let other = parts.first(where: { $0.report.suppressions != nil }) {
        throw different(parts[0].path, other.path, "suppressions")
      }
      return nil
    }
    for part in parts.dropFirst() {
      guard let uses = part.report.suppressions, uses.map(\.from) == joined.map(\.from),
        uses.map(\.target) == joined.map(\.target)
      else { throw different(parts[0].path, part.path, "suppressions") }
      joined = zip(joined, uses).map { $0.joined(with: $1) }
    }
    return joined
  }

  private static func baseline(_ parts: [(path: String, report: Report)]) throws(Problem) -> BaselineSummary? {
    let summaries = parts.map(\.report.baseline)
    guard let first = summaries[0] else {
      if let index = summaries.firstIndex(where: { $0 != nil }) {
        throw different(parts[0].path, parts[index].path, "baselines")
      }
      return nil
    }
    var joined = BaselineSummary(file: first.file, entries: first.entries, known: 0, fixed: [])
    for (part, summary) in zip(parts, summaries) {
      guard let summary, summary.file == first.file, summary.entries == first.entries else {
        throw different(parts[0].path, part.path, "baselines")
      }
      joined.known += summary.known
      joined.fixed += summary.fixed
    }
    let images = Dictionary(parts.flatMap(\.report.screens).map { ($0.name, $0.image) }) { first, _ in first }
    // A stable sort: the entries of one screen come from one part and keep their order.
    joined.fixed = joined.fixed.enumerated().sorted {
      ((images[$0.element.screen] ?? ""), $0.offset) < ((images[$1.element.screen] ?? ""), $1.offset)
    }.map(\.element)
    return joined
  }

  private static func different(_ one: String, _ other: String, _ what: String) -> Problem {
    Problem(reason: "\(one) and \(other) were made with different \(what); lint all parts with the same settings")
  }

  private static func name(_ tool: Report.Tool) -> String { "\(tool.name) \(tool.version)" }
}
