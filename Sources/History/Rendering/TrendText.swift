import Reporting

/// The trend for a terminal: two sparklines and a table of the latest points.
public enum TrendText {
  /// The points that the table shows; the sparklines show all.
  private static let rows = 20

  /// - Parameter columns: The width of the terminal.
  public static func render(_ trend: Trend, columns: Int) -> String {
    guard let first = trend.points.first, let last = trend.points.last else { return "no runs\n" }
    let what = HistoryText.count(trend.points.count, trend.byRelease ? "release" : "run")
    let branch = trend.branch.isEmpty ? "" : "\(HistoryText.name(trend.branch)): "
    let width = max(10, columns - 36)
    var text = "\(branch)\(what), \(first.day) to \(last.day)\n\n"
    text += line("open", trend.points.map { Double($0.open) }, width) { "\(Int($0))" }
    text += line("debt", trend.points.map(\.debt), width, HistoryText.debt)
    text += "\n" + table(trend)
    let hidden = trend.points.count - rows
    if hidden > 0 { text += "and \(hidden) earlier; --format csv lists all\n" }
    if !trend.renames.isEmpty {
      text += "\n"
      for rename in trend.renames {
        let change = ScreenRename(old: rename.old, new: rename.new, recognised: rename.recognised)
        text += "run \(rename.run) " + HistoryText.renames([change])
      }
    }
    return text
  }

  private static func line(
    _ name: String, _ values: [Double], _ columns: Int, _ words: (Double) -> String
  ) -> String {
    let change = [values.first, values.last].compactMap { $0 }.map(words).joined(separator: " → ")
    return "\(name)  \(Sparkline.of(values, columns: columns))  \(change)\n"
  }

  private static func table(_ trend: Trend) -> String {
    TextTable(
      head: [
        "release", "date", "open", "errors", "warnings", "infos", "reviews", "new", "fixed", "reopened",
        "ended",
        "debt",
      ],
      rows: trend.points.suffix(rows).map { point in
        [
          HistoryText.name(point.release, columns: 20), "\(point.day)", "\(point.open)", "\(point.errors)",
          "\(point.warnings)", "\(point.infos)", "\(point.reviews)", "\(point.new)", "\(point.fixed)",
          "\(point.reopened)", "\(point.ended)", HistoryText.debt(point.debt),
        ]
      }, rightAligned: Set(2...11)
    ).rendered
  }
}
