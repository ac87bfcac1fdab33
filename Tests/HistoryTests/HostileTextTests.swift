import Foundation
import History
import Reporting
import Testing

/// Names that try to break out of a terminal, a table, a drawing or a query.
@Suite struct HostileTextTests {
  @Test(
    arguments: [
      "a\u{1B}[31mred\u{7}", "'; DROP TABLE run; --", "=1+1", "a,\"b\"\r\nc", "<script>&]]>", "日本語の画面",
      "\u{202E}abc", "",
    ])
  func `a name stays a name`(name: String) throws {
    let store = try TemporaryHistory().store()
    let screens = [AppScreen(name, [.error("label-missing", name)], owner: name)]
    for release in ["1", name + "2"] {
      let label = RunLabel(
        release: release, build: name, commit: name, branch: name, day: Day(number: 20_000))
      _ = try store.record(RecordedRun(label: label, reports: [.of(screens)]))
    }
    let trend = try store.trend(byRelease: false)
    #expect(trend.points.map(\.release) == ["1", name + "2"])
    let pages = [
      TrendText.render(trend, columns: 80), DebtText.render(try store.debt()),
      GateText.render(try store.gate()),
      DiffText().render(try store.diff(from: "1", to: name + "2")), TrendSVG.render(trend),
    ]
    for page in pages {
      #expect(!page.contains("\u{1B}"))
      #expect(!page.unicodeScalars.contains("\u{202E}"))
    }
    #expect(pages.last?.contains("<script>") == false)
    #expect(TrendCSV.render(trend).components(separatedBy: "\r\n").count >= 4)
    _ = try JSONSerialization.jsonObject(with: Data(HistoryJSON.render(trend).utf8))
  }
}
