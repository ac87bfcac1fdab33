import Findings
import Foundation
import History
import Reporting
import Testing

@Suite struct RecordTests {
  private static let day = Day(number: 20_000)
  private let store: HistoryStore

  init() throws { store = try TemporaryHistory().store() }

  @discardableResult
  private func record(
    _ screens: [AppScreen], failures: [String] = [], release: String = "1.0", build: String? = nil,
    commit: String? = nil, branch: String = "", day: Day = RecordTests.day, options: RecordOptions = .init()
  ) throws -> RecordOutcome {
    let label = RunLabel(release: release, build: build, commit: commit, branch: branch, day: day)
    return try store.record(
      RecordedRun(label: label, reports: [.of(screens, failures: failures)]), options: options)
  }

  private static let first = Defect.error("label-missing", "a")
  private static let second = Defect.warning("contrast-text", "b")

  // MARK: - What ends a finding

  @Test(
    arguments: [
      ("its rule was asked and is silent", AppScreen("cart"), 1, 0, 0),
      (
        "its rule could not be asked",
        AppScreen("cart", rulesRun: ["contrast-text"], notRun: ["label-missing"]),
        0, 0, 1
      ),
      ("its rule is off", AppScreen("cart", rulesRun: ["contrast-text"]), 0, 1, 0),
      (
        "it is suppressed",
        AppScreen(
          "cart", [Defect(rule: "label-missing", identifier: "a", suppressed: true)]), 0, 1, 0
      ),
      ("another platform's screen", AppScreen("cart", platform: "android"), 0, 0, 1),
      ("another screen", AppScreen("home"), 0, 0, 1),
    ] as [(String, AppScreen, Int, Int, Int)])
  func `a finding ends for a reason`(case: String, next: AppScreen, fixed: Int, ended: Int, open: Int) throws
  {
    try record([AppScreen("cart", [Self.first])])
    let outcome = try record([next], release: "1.1")
    #expect(outcome.fixed == fixed)
    #expect(outcome.ended == ended)
    #expect(outcome.open == open)
  }

  @Test func `a screen that could not be judged keeps its findings, in a complete run too`() throws {
    try record([AppScreen("cart", [Self.first]), AppScreen("home")])
    let outcome = try record(
      [AppScreen("home")], failures: ["cart"], release: "1.1", options: RecordOptions(isComplete: true))
    #expect(outcome.open == 1)
    #expect(outcome.unseen == ["cart"])
    #expect(outcome.gone.isEmpty)
  }

  @Test func `a screen that a complete run lacks is gone, and its findings come back with it`() throws {
    try record([AppScreen("cart", [Self.first]), AppScreen("home")])
    let gone = try record([AppScreen("home")], release: "1.1", options: RecordOptions(isComplete: true))
    #expect(gone.gone == ["cart"])
    #expect(gone.ended == 1)
    #expect(gone.open == 0)
    let back = try record([AppScreen("cart", [Self.first]), AppScreen("home")], release: "1.2")
    #expect(back.reopened == 1)
    #expect(back.new == 0)
  }

  @Test func `equal fingerprints in one report are told apart by their number`() throws {
    #expect(try record([AppScreen("cart", [Self.first, Self.first, Self.first])]).new == 3)
    let less = try record([AppScreen("cart", [Self.first])], release: "1.1")
    #expect(less.fixed == 2)
    #expect(less.open == 1)
  }

  @Test func `a finding may end and come back many times`() throws {
    for release in 1...9 {
      let there = !release.isMultiple(of: 2)
      let outcome = try record([AppScreen("cart", there ? [Self.first] : [])], release: "\(release)")
      #expect(outcome.new == (release == 1 ? 1 : 0))
      #expect(outcome.reopened == (there && release > 1 ? 1 : 0))
      #expect(outcome.fixed == (there ? 0 : 1))
    }
    #expect(try store.soundness().fault == nil)
  }

  @Test func `what is known of a finding follows the last run`() throws {
    try record([AppScreen("cart", [Self.first], owner: "shop")])
    var milder = Self.first
    milder.severity = .info
    try record([AppScreen("cart", [milder], owner: "checkout")], release: "1.1")
    let item = try #require(try store.debt().items.first)
    #expect(item.finding.severity == .info)
    #expect(item.finding.owner == "checkout")
    #expect(item.finding.sinceRelease == "1.0")
  }

  // MARK: - The same run again

  @Test(
    arguments: [
      ("7", nil, "7", nil, 0, true), ("7", nil, "7", nil, 3, true), ("7", nil, "8", nil, 0, false),
      (nil, "abc", nil, "abc", 0, true), (nil, "abc", nil, "abd", 0, false), (nil, nil, nil, nil, 0, true),
      (nil, nil, nil, nil, 1, false),
    ] as [(String?, String?, String?, String?, Int, Bool)])
  func `the same run again changes nothing`(
    build: String?, commit: String?, nextBuild: String?, nextCommit: String?, days: Int, same: Bool
  ) throws {
    let screens = [AppScreen("cart", [Self.first, Self.second])]
    try record(screens, build: build, commit: commit)
    let again = try record(
      screens, build: nextBuild, commit: nextCommit, day: Day(number: Self.day.number + days))
    #expect(again.isRepeat == same)
    #expect(try store.trend(byRelease: false).points.count == (same ? 1 : 2))
  }

  @Test func `an app that comes back to an earlier state is no repeated run`() throws {
    let (one, other) = ([AppScreen("cart", [Self.first])], [AppScreen("cart")])
    try record(one)
    try record(other)
    #expect(try record(one).reopened == 1)
  }

  @Test func `the order of the shards does not make another run`() throws {
    let reports = [Report.of([AppScreen("a", [Self.first])]), Report.of([AppScreen("b", [Self.second])])]
    let label = RunLabel(release: "1", build: "1", day: Self.day)
    #expect(try !store.record(RecordedRun(label: label, reports: reports)).isRepeat)
    #expect(try store.record(RecordedRun(label: label, reports: reports.reversed())).isRepeat)
  }

  // MARK: - Refusals

  @Test func `a screen twice in one run is refused`() {
    #expect(throws: HistoryError.self) {
      try RecordedRun(
        label: RunLabel(release: "1", day: Self.day),
        reports: [.of([AppScreen("cart")]), .of([AppScreen("cart")])])
    }
  }

  @Test func `a run of an earlier day than the last is refused and leaves no trace`() throws {
    try record([AppScreen("cart", [Self.first])])
    #expect(throws: HistoryError.self) {
      try record([AppScreen("cart")], release: "0.9", day: Day(number: Self.day.number - 1))
    }
    #expect(try store.trend().points.count == 1)
    #expect(try store.debt().items.count == 1)
  }

  @Test func `of several runs all are recorded or none`() throws {
    let good = try RecordedRun(
      label: RunLabel(release: "1", day: Self.day), reports: [.of([AppScreen("cart", [Self.first])])])
    let late = try RecordedRun(
      label: RunLabel(release: "2", day: Day(number: 1)), reports: [.of([AppScreen("cart")])])
    #expect(throws: HistoryError.self) { try store.record([good, late]) }
    #expect(throws: HistoryError.self) { try store.trend() }
  }

  @Test func `branches are lines of their own`() throws {
    try record([AppScreen("cart", [Self.first])], branch: "main")
    let other = try record([AppScreen("cart", [Self.first, Self.second])], branch: "next")
    #expect(other.new == 2)
    #expect(throws: HistoryError.self) { try store.trend() }
    #expect(try store.debt(branch: "main").items.count == 1)
    #expect(try store.debt(branch: "next").items.count == 2)
    #expect(throws: HistoryError.self) { try store.trend(branch: "nowhere") }
  }

  @Test func `unknown releases and reversed ones are named`() throws {
    try record([AppScreen("cart")], release: "1")
    try record([AppScreen("cart")], release: "2")
    for (from, to) in [("1", "3"), ("3", "1"), ("2", "1")] {
      let error = #expect(throws: HistoryError.self) { try store.diff(from: from, to: to) }
      #expect(error?.kind == .usage)
    }
  }
}
