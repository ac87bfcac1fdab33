import Foundation

/// Writes the score over the fixtures as a page.
enum ScoreTable {
  static func markdown(of score: FixtureScore) -> String {
    var lines = [
      "# Planted defects and false alarms", "",
      "Over `Fixtures/screens`, by the whole way from pixels to findings. Written by `make golden`, checked by `make test`.",
      "A planted defect counts as found only under its own rule, at its own node (or place, where no node is declared).",
      "A false alarm is a finding on a sound tree that its list of real defects does not hold.", "",
      "| rule | planted | found | recall | false violations | false reviews |",
      "|---|---:|---:|---:|---:|---:|",
    ]
    for (rule, row) in score.rows.sorted(by: { $0.key < $1.key }) {
      let recall = row.planted == 0 ? "–" : percent(Double(row.found) / Double(row.planted))
      lines.append(
        "| \(rule) | \(row.planted) | \(row.found) | \(recall) | \(row.falseViolations) | \(row.falseReviews) |"
      )
    }
    let alarms = String(format: "%.2f", score.falseAlarmsPerScreen)
    lines += [
      "",
      "Recall over all: \(percent(score.recall)). False alarms a sound screen: \(alarms) (\(score.cleanScreens) screens).",
    ]
    lines += section("Missed", score.missed) + section("False alarms", score.falseAlarms)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : ["", "## \(title)", ""] + entries.sorted().map { "- \($0)" }
  }

  private static func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}
