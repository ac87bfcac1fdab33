import Reporting

/// The debt for a terminal: the sum, how it comes about, who owns it, and what is oldest.
public enum DebtText {
  /// - Parameters:
  ///   - limit: The items, owners, screens and rules listed at most.
  ///   - columns: The width of the terminal.
  public static func render(_ report: DebtReport, limit: Int = 10, columns: Int = 100) -> String {
    let reviews = report.items.count { $0.finding.outcome == "review" }
    let branch = report.branch.isEmpty ? "" : "\(HistoryText.name(report.branch)): "
    var text = "\(branch)debt \(HistoryText.debt(report.debt)) on \(report.day) after "
    text += "\(HistoryText.run(report.run)): \(HistoryText.count(report.items.count, "open finding"))"
    text += (reviews > 0 ? ", \(HistoryText.count(reviews, "review")) among them" : "") + "\n\n"
    text += report.formula + "\n"
    guard !report.items.isEmpty else { return text }
    text += "\n" + oldest(report.items, limit, columns)
    text += shares("owner", report.owners, of: report.debt, limit) { HistoryText.owner($0) }
    text += shares("screen", report.screens, of: report.debt, limit) { HistoryText.name($0) }
    text += shares("rule", report.rules, of: report.debt, limit) { HistoryText.name($0) }
    return text
  }

  private static func oldest(_ items: [DebtReport.Item], _ limit: Int, _ columns: Int) -> String {
    let rows = items.prefix(limit).map { item in
      [
        "\(item.days)", HistoryText.name(item.finding.sinceRelease, columns: 16), HistoryText.debt(item.debt),
        HistoryText.weight(item.finding), HistoryText.decimals(item.finding.confidence, 2), item.finding.rule,
        HistoryText.name(item.finding.screen), HistoryText.subject(item.finding),
        HistoryText.owner(item.finding.owner),
      ]
    }
    let table = TextTable(
      head: ["days", "since", "debt", "weight", "conf", "rule", "screen", "where", "owner"], rows: rows,
      rightAligned: [0, 2, 4]
    ).rendered
    let lines = table.split(separator: "\n").map { PlainText.elided(String($0), columns: columns) + "\n" }
    let more = items.count > limit ? "and \(items.count - limit) younger; --format json lists all\n" : ""
    return "oldest\n" + lines.joined() + more
  }

  private static func shares(
    _ title: String, _ shares: [DebtReport.Share], of debt: Double, _ limit: Int, _ name: (String) -> String
  ) -> String {
    let rows = shares.prefix(limit).map { share in
      let percent = debt > 0 ? Int((share.debt / debt * 100).rounded()) : 0
      return [name(share.name), "\(share.findings)", HistoryText.debt(share.debt), "\(percent) %"]
    }
    let more = shares.count > limit ? "and \(shares.count - limit) more\n" : ""
    return "\n"
      + TextTable(head: ["by \(title)", "findings", "debt", "share"], rows: rows, rightAligned: [1, 2, 3])
      .rendered + more
  }
}
