import History
import TestSupport
import Testing

@Suite struct StoryTests {
  private let history: TemporaryHistory
  private let store: HistoryStore
  private let outcomes: [RecordOutcome]

  init() throws {
    history = try TemporaryHistory()
    let store = try history.store()
    outcomes = try Story.runs().map { try store.record($0) }
    self.store = store
  }

  @Test func `each run says what it changed`() {
    #expect(outcomes.map(\.new) == [6, 2, 0, 1, 0])
    #expect(outcomes.map(\.fixed) == [0, 1, 2, 0, 2])
    #expect(outcomes.map(\.reopened) == [0, 0, 0, 1, 0])
    #expect(outcomes.map(\.ended) == [0, 0, 0, 1, 0])
    #expect(outcomes.map(\.open) == [6, 7, 5, 6, 4])
    #expect(outcomes.map { $0.renames.map(\.new) } == [[], [], ["payment"], [], []])
    #expect(outcomes.allSatisfy { $0.unseen.isEmpty && $0.gone.isEmpty && !$0.isRepeat })
  }

  @Test func `the first debt is the formula by hand`() {
    // search, remove, small, order (a review), password, pay; all on their first day.
    let byHand = 10 * 0.9 + 10 + 3 + 3 * 0.5 * 0.5 + 10 * 0.8 + 10
    #expect(abs(outcomes[0].debt - byHand) < 1e-9)
  }

  @Test func `the trend names every release`() throws {
    let trend = try store.trend()
    #expect(trend.points.map(\.release) == Story.releases.map(\.name))
    #expect(trend.points.map(\.open) == [6, 7, 5, 6, 4])
    try expectGolden(TrendText.render(trend, columns: 100), "Tests/HistoryTests/Goldens/trend.txt")
    try expectGolden(TrendCSV.render(trend), "Tests/HistoryTests/Goldens/trend.csv")
    try expectGolden(HistoryJSON.render(trend), "Tests/HistoryTests/Goldens/trend.json")
    try expectGolden(TrendSVG.render(trend), "Tests/HistoryTests/Goldens/trend.svg")
  }

  @Test func `a finding on a renamed screen is the same one`() throws {
    let diff = try store.diff(from: "2.1.0", to: "2.2.0")
    #expect(diff.new.isEmpty)
    #expect(diff.fixed.map(\.identifier) == ["cart.plus", "home.search"])
    #expect(diff.renames.map(\.old) == ["checkout"])
    let pay = try #require(try store.debt().items.first { $0.finding.identifier == "checkout.pay" })
    #expect(pay.finding.screen == "payment")
    #expect(pay.finding.sinceRelease == "2.0.0")
  }

  @Test(
    arguments: [
      ("2.0.0", "2.1.0", ["orders.date", "search.clear"], ["login.password"], [], []),
      ("2.2.0", "2.3.0", ["checkout.voucher"], [], ["home.search"], ["orders.date"]),
      ("2.3.0", "2.4.0", [], ["cart.remove", "search.clear"], [], []),
      // Away in between only: neither new nor reopened nor fixed.
      ("2.0.0", "2.4.0", ["checkout.voucher"], ["cart.plus", "cart.remove", "login.password"], [], []),
      ("2.4.0", "2.4.0", [], [], [], []),
    ] as [(String, String, [String], [String], [String], [String])])
  func `a difference holds exactly what happened`(
    from: String, to: String, new: [String], fixed: [String], reopened: [String], ended: [String]
  ) throws {
    let diff = try store.diff(from: from, to: to)
    #expect(diff.new.compactMap(\.identifier).sorted() == new)
    #expect(diff.fixed.compactMap(\.identifier).sorted() == fixed)
    #expect(diff.reopened.compactMap(\.identifier).sorted() == reopened)
    #expect(diff.ended.compactMap(\.finding.identifier).sorted() == ended)
    try expectGolden(DiffText().render(diff), "Tests/HistoryTests/Goldens/diff-\(from)-\(to).txt")
    #expect(diff.kept + diff.new.count + diff.reopened.count == diff.to.open)
    #expect(diff.kept + diff.fixed.count + diff.ended.count == diff.from.open)
  }

  @Test func `the debt names what is oldest and whose it is`() throws {
    let debt = try store.debt()
    #expect(debt.items.map(\.days) == [120, 120, 30, 30])
    #expect(debt.owners.map(\.name) == ["shop", "", "account"])
    #expect(abs(debt.debt - outcomes[4].debt) < 1e-9)
    try expectGolden(DebtText.render(debt), "Tests/HistoryTests/Goldens/debt.txt")
    try expectGolden(HistoryJSON.render(debt), "Tests/HistoryTests/Goldens/debt.json")
    let later = try store.debt(on: Day("2027-06-01"))
    #expect(later.debt > debt.debt)
  }

  @Test(
    arguments: [
      ("passes against the release before", nil, Gate.Limits(), true),
      ("fails against the best release on a limit", "2.2.0", Gate.Limits(new: 0), false),
      ("fails on a limit of debt", nil, Gate.Limits(debt: 20), false),
      ("passes with room", nil, Gate.Limits(debt: 100, open: 4, errors: 2, reopened: 0), true),
    ] as [(String, String?, Gate.Limits, Bool)])
  func `the gate`(name: String, against: String?, limits: Gate.Limits, passes: Bool) throws {
    let gate = try store.gate(against: against, limits: limits)
    #expect(gate.isPassed == passes)
    let file = name.replacing(" ", with: "-")
    try expectGolden(GateText.render(gate), "Tests/HistoryTests/Goldens/gate-\(file).txt")
  }

  @Test func `a release that is worse than the one before fails the gate`() throws {
    let other = try TemporaryHistory().store()
    for run in try Story.runs().prefix(4) { _ = try other.record(run) }
    let gate = try other.gate()
    #expect(!gate.isPassed)
    #expect(gate.checks.map(\.isPassed) == [false, false, false])
    try expectGolden(GateText.render(gate), "Tests/HistoryTests/Goldens/gate-worse.txt")
  }

  @Test func `records say it in words`() throws {
    let text = outcomes.map(RecordText.render).joined()
    try expectGolden(text, "Tests/HistoryTests/Goldens/record.txt")
  }
}
