/// The trend as comma-separated values (RFC 4180), one line a point.
public enum TrendCSV {
  /// A head and the points.
  public static func render(_ trend: Trend) -> String {
    let head =
      "run,release,build,commit,date,screens,failures,open,errors,warnings,infos,reviews,new,fixed,reopened,"
      + "ended,debt"
    return ([head] + trend.points.map(line)).joined(separator: "\r\n") + "\r\n"
  }

  private static func line(_ point: HistoryRun) -> String {
    let counts = [
      point.screens, point.failures, point.open, point.errors, point.warnings, point.infos, point.reviews,
      point.new, point.fixed, point.reopened, point.ended,
    ]
    let names = [point.release, point.build ?? "", point.commit ?? ""].map(field)
    return
      (["\(point.run)"] + names + ["\(point.day)"] + counts.map(String.init)
      + [HistoryText.decimals(point.debt, 2)]).joined(separator: ",")
  }

  /// A text in quotes where it needs them; a leading sign would make a spreadsheet take it for a formula.
  private static func field(_ text: String) -> String {
    let safe = text.first.map("=+-@\t\r".contains) == true ? "'" + text : text
    guard safe.contains(where: { "\",\r\n".contains($0) }) || safe.unicodeScalars.contains("\n") else {
      return safe
    }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
