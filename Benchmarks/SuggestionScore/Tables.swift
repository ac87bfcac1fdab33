/// The results as Markdown.
enum Tables {
  static func labels(_ score: LabelScore) -> String {
    var lines = [
      "| control | named in the truth | given a name | equal | with high confidence | of these wrong "
        + "| without a name in the truth | of these named with high confidence |",
      "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for kind in TruthControl.Kind.allCases {
      if let row = score.rows[kind] { lines.append(line(kind.rawValue, row)) }
    }
    let bar = score.rows.filter { $0.key.isInBar }.values.reduce(LabelScore.Row(), +)
    lines.append(line("**all but tabs and segments**", bar))
    lines.append(line("all", score.rows.values.reduce(LabelScore.Row(), +)))
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ row: LabelScore.Row) -> String {
    "| \(name) | \(row.named) | \(percent(row.given, row.named)) | \(percent(row.equal, row.named)) | \(row.high) | "
      + "\(row.wrongHigh) (\(percent(row.wrongHigh, row.high))) | \(row.nameless) | \(row.namelessHigh) |"
  }

  static func identifiers(_ scores: [(name: String, score: IdentifierScore)]) -> String {
    var lines = ["| change | screens | controls | unchanged |", "|---|---:|---:|---:|"]
    for (name, score) in scores {
      lines.append(
        "| \(name) | \(score.screens) | \(score.controls) | \(percent(score.unchanged, score.controls)) |")
    }
    return lines.joined(separator: "\n")
  }

  static func percent(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = (Double(part) / Double(whole) * 1000).rounded() / 10
    return "\(tenths) %"
  }
}
