import Findings
import RuleCatalog

/// Writes a report in Markdown: for a step summary, a comment at a merge request, a wiki.
public struct MarkdownReporter: Reporter {
  /// The bytes that GitHub takes of one step summary.
  public static let summaryLimit = 1 << 20

  /// The most bytes; nil writes everything.
  public let limit: Int?

  /// Makes the reporter; beyond `limit` bytes findings are left out from the end, and a line counts them.
  public init(limit: Int? = nil) { self.limit = limit }

  /// Writes the counts, then a table for each screen with findings, weightiest first.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    let entries = CIEntry.all(of: report, rules: rules)
    var blocks = [Block(text: head(report, entries), findings: 0)]
    for screen in Self.order(of: entries) {
      blocks += Self.blocks(of: screen.name, screen.entries)
    }
    return Self.cut(blocks, to: limit)
  }

  /// A piece that is written as a whole or not at all.
  private struct Block {
    let text: String
    /// The findings in it, to be counted where they are left out.
    let findings: Int
  }

  private func head(_ report: Report, _ entries: [CIEntry]) -> String {
    let violations = entries.count { $0.weight > .review && $0.weight < .failure }
    let reviews = entries.count { $0.weight == .review }
    var text = "## unsaid: "
    text += entries.isEmpty ? "nothing found" : Self.words(violations, reviews, report.failures.count)
    text += " on \(NumberText.count(report.screens.count + report.failures.count, "screen"))\n"
    let suppressed = report.screens.flatMap(\.findings).count { $0.suppression != nil }
    if suppressed > 0 { text += "\n\(NumberText.count(suppressed, "suppressed finding")) not listed.\n" }
    let notRun = report.screens.reduce(0) { $0 + $1.notRun.count }
    if notRun > 0 {
      text += "\n\(NumberText.count(notRun, "time")) a rule could not be asked; the full report says why.\n"
    }
    return text
  }

  private static func words(_ violations: Int, _ reviews: Int, _ failures: Int) -> String {
    var parts: [String] = []
    if violations > 0 { parts.append(NumberText.count(violations, "violation")) }
    if reviews > 0 { parts.append("\(reviews) to review") }
    if failures > 0 { parts.append("\(failures) not judged") }
    return parts.joined(separator: ", ")
  }

  /// The screens in the order of the report, with their entries.
  private static func order(of entries: [CIEntry]) -> [(name: String, entries: [CIEntry])] {
    var names: [String] = []
    var byScreen: [String: [CIEntry]] = [:]
    for entry in entries {
      if byScreen[entry.screen] == nil { names.append(entry.screen) }
      byScreen[entry.screen, default: []].append(entry)
    }
    return names.map { ($0, byScreen[$0] ?? []) }
  }

  private static func blocks(of screen: String, _ entries: [CIEntry]) -> [Block] {
    let sorted = entries.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
    let head =
      "\n### \(screen.isEmpty ? "(no name)" : MarkdownText.inline(screen))\n\n"
      + MarkdownText.row(["weight", "rule", "what and what to do", "where"]) + MarkdownText.rule(columns: 4)
    return sorted.enumerated().map { index, entry in
      Block(text: (index == 0 ? head : "") + row(entry), findings: 1)
    }
  }

  private static func row(_ entry: CIEntry) -> String {
    let weight = entry.weight == .failure ? "not judged" : "\(entry.weight)"
    let known = entry.status == .known ? ", known" : ""
    return MarkdownText.row([
      weight + known, MarkdownText.inline(entry.rule), MarkdownText.inline(entry.message),
      MarkdownText.inline("\(entry.path):\(entry.line)"),
    ])
  }

  private static func cut(_ blocks: [Block], to limit: Int?) -> String {
    guard let limit else { return blocks.map(\.text).joined() }
    // What the last line needs at most.
    let reserve = 100
    let total = blocks.reduce(0) { $0 + $1.text.utf8.count }
    guard total > limit else { return blocks.map(\.text).joined() }
    var text = ""
    var size = 0
    var leftOut = 0
    for block in blocks {
      size += block.text.utf8.count
      if leftOut == 0, size + reserve <= limit { text += block.text } else { leftOut += block.findings }
    }
    let last = "\n\(NumberText.count(leftOut, "further finding")) left out for length.\n"
    return text.utf8.count + last.utf8.count <= limit ? text + last : text
  }
}
