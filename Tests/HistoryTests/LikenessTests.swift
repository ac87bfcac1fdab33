import Findings
import Geometry
import History
import Reporting
import ScreenModel
import Testing

/// Findings that changed their words or their place between two runs.
@Suite struct LikenessTests {
  private let store: HistoryStore

  init() throws { store = try TemporaryHistory().store() }

  /// One nameless button a row, 60 points apart; `words` stand in the rows.
  private static func screen(rows words: [String], from top: Double = 100) -> ScreenReport {
    let findings = words.enumerated().map { index, word in
      let y = top + 60 * Double(index)
      let identity = FindingIdentity(
        anchor: "list", role: "button", text: word.lowercased(), near: word.lowercased(),
        place: [0.9, y / 844], points: [350, y])
      return ReportedFinding(
        rule: "label-in-name", outcome: "violation", reviewReason: nil, severity: .error, confidence: 1,
        box: Rect(x: 330, y: y - 22, width: 44, height: 44), element: nil, node: nil,
        message: "“\(word)” is drawn and not said.", hint: "Say it.",
        fingerprint: Fingerprint.of(rule: "label-in-name", screen: "list", identity: identity),
        identity: identity)
    }
    return ScreenReport(
      name: "list", image: "list.png", tree: "list.json", format: "unsaid-tree", platform: "ios", scale: 3,
      size: Size(width: 1170, height: 2532), elements: [], stops: [], matches: [], findings: findings,
      notRun: [], rulesRun: ["label-in-name"])
  }

  private func record(_ screen: ScreenReport, release: String) throws -> RecordOutcome {
    let report = Report(tool: Report.Tool(version: "0.1.0"), screens: [screen])
    let label = RunLabel(release: release, branch: "", day: Day(number: 20_000))
    return try store.record(RecordedRun(label: label, reports: [report]), options: RecordOptions())
  }

  private static let english = ["Wireless network", "Bluetooth devices", "Sounds", "Privacy policy"]
  private static let german = ["Drahtloses Netz", "Geräte", "Töne", "Datenschutz"]

  @Test(arguments: [
    ("another language", screen(rows: german)), ("pushed down by a banner", screen(rows: english, from: 180)),
    ("rows re-ordered", screen(rows: english.reversed())),
  ])
  func `the same defects are neither new nor fixed`(change: String, later: ScreenReport) throws {
    #expect(try record(Self.screen(rows: Self.english), release: "1.0").new == 4)
    let outcome = try record(later, release: "1.1")
    #expect((outcome.new, outcome.fixed, outcome.open) == (0, 0, 4), "\(change)")
    // The history says what the last run says, and knows them again in the words of the first.
    let back = try record(Self.screen(rows: Self.english), release: "1.2")
    #expect((back.new, back.fixed, back.reopened) == (0, 0, 0), "\(change)")
    let diff = try store.diff(from: "1.0", to: "1.2")
    #expect(diff.new.isEmpty && diff.fixed.isEmpty)
  }

  @Test func `one mended and another made at another place are two`() throws {
    _ = try record(Self.screen(rows: ["Wireless network"]), release: "1.0")
    let outcome = try record(Self.screen(rows: ["Blocked people"], from: 500), release: "1.1")
    #expect((outcome.new, outcome.fixed) == (1, 1))
  }
}
