import Reporting

/// What changed between two releases, for a terminal.
public struct DiffText: Sendable {
  /// What the table counts by.
  public enum Grouping: String, Sendable, Hashable, CaseIterable {
    case screen, rule, owner

    func name(of finding: HistoryFinding) -> String {
      switch self {
      case .screen: HistoryText.name(finding.screen)
      case .rule: HistoryText.name(finding.rule)
      case .owner: HistoryText.owner(finding.owner)
      }
    }
  }

  private let groupings: [Grouping]
  private let limit: Int
  private let columns: Int

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - groupings: What to count by, one table each.
  ///   - limit: The findings listed of each kind at most; the rest are counted.
  ///   - columns: The width of the terminal.
  public init(groupings: [Grouping] = Grouping.allCases, limit: Int = 50, columns: Int = 100) {
    self.groupings = groupings
    self.limit = limit
    self.columns = columns
  }

  /// The whole page.
  public func render(_ diff: ReleaseDiff) -> String {
    var text = "\(HistoryText.run(diff.from)) → \(HistoryText.run(diff.to))\n"
    text += HistoryText.renames(diff.renames)
    text +=
      "\nopen \(diff.from.open) → \(diff.to.open)   new \(diff.new.count)   fixed \(diff.fixed.count)   "
    text += "reopened \(diff.reopened.count)   kept \(diff.kept)"
    text += (diff.ended.isEmpty ? "" : "   ended otherwise \(diff.ended.count)") + "\n"
    text += list("new", diff.new) + list("reopened", diff.reopened) + list("fixed", diff.fixed)
    for ending in Ending.allCases {
      text += list(Self.words(for: ending), diff.ended.filter { $0.ending == ending }.map(\.finding))
    }
    for grouping in groupings { text += table(diff, by: grouping) }
    return text
  }

  private static func words(for ending: Ending) -> String {
    switch ending {
    case .fixed: "fixed"
    case .suppressed: "suppressed since"
    case .ruleOff: "rule no longer asked"
    case .screenGone: "screen no longer there"
    }
  }

  private func list(_ title: String, _ findings: [HistoryFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let rows = findings.prefix(limit).map { finding in
      [
        "  " + HistoryText.weight(finding), finding.rule, HistoryText.name(finding.screen),
        HistoryText.subject(finding), HistoryText.name(finding.message, columns: 400),
      ]
    }
    let table = TextTable(head: ["", "", "", "", ""], rows: rows, rightAligned: []).rendered
    let lines = table.split(separator: "\n").map { PlainText.elided(String($0), columns: columns) + "\n" }
    let more = findings.count > limit ? "  and \(findings.count - limit) more; --format json lists all\n" : ""
    return "\n\(title)\n" + lines.joined() + more
  }

  private func table(_ diff: ReleaseDiff, by grouping: Grouping) -> String {
    let lists = [diff.new, diff.fixed, diff.reopened].map { Dictionary(grouping: $0, by: grouping.name) }
    let names = Set(lists.flatMap(\.keys)).sorted()
    guard !names.isEmpty else { return "" }
    let rows = names.prefix(limit).map { name in
      [name] + lists.map { list in list[name].map { "\($0.count)" } ?? "0" }
    }
    let more = names.count > limit ? "and \(names.count - limit) more\n" : ""
    return "\n"
      + TextTable(
        head: ["by \(grouping.rawValue)", "new", "fixed", "reopened"], rows: rows, rightAligned: [1, 2, 3]
      ).rendered + more
  }
}
