import History
import Reporting
import Testing

@Suite struct RenameTests {
  private let store: HistoryStore
  private static let pay = Defect.error("label-missing", "pay")

  init() throws { store = try TemporaryHistory().store() }

  private func words(_ name: String, _ range: ClosedRange<Int> = 1...8) -> [String] {
    range.map { "\(name) \($0)" }
  }

  private func record(_ release: Int, _ screens: [AppScreen], _ options: RecordOptions = .init()) throws
    -> RecordOutcome
  {
    try store.record(
      RecordedRun(
        label: RunLabel(release: "\(release)", day: Day(number: 20_000 + release)), reports: [.of(screens)]),
      options: options)
  }

  private var others: [AppScreen] { ["home", "cart", "help"].map { AppScreen($0) } }

  @Test(
    arguments: [
      ("all words the same", 1...8, true), ("one word of eight another", 2...9, true),
      ("half of the words others", 5...12, false), ("all words others", 9...16, false),
    ] as [(String, ClosedRange<Int>, Bool)])
  func `a screen is recognised where most of it is the same`(
    case: String, now: ClosedRange<Int>, recognised: Bool
  ) throws {
    _ = try record(1, others + [AppScreen("checkout", [Self.pay], words: words("pay"))])
    let outcome = try record(2, others + [AppScreen("payment", [Self.pay], words: words("pay", now))])
    #expect(outcome.renames.map(\.new) == (recognised ? ["payment"] : []))
    #expect(outcome.new == (recognised ? 0 : 1))
    #expect(outcome.fixed == 0)
    #expect(outcome.unseen == (recognised ? [] : ["checkout"]))
  }

  @Test func `a single new screen beside a suite that was not run is no rename`() throws {
    _ = try record(1, others + [AppScreen("light", [Self.pay], words: words("same"))])
    let outcome = try record(2, [AppScreen("dark", [Self.pay], words: words("same"))])
    #expect(outcome.renames.isEmpty)
    #expect(outcome.unseen.count == 4)
  }

  @Test func `a twin of a screen that is still there is no rename`() throws {
    _ = try record(1, others + [AppScreen("light", [Self.pay], words: words("same"))])
    let outcome = try record(
      2, others + ["light", "dark"].map { AppScreen($0, [Self.pay], words: words("same")) })
    #expect(outcome.renames.isEmpty)
    #expect(outcome.new == 1)
  }

  @Test func `of two that are alike none is taken`() throws {
    _ = try record(1, others + [AppScreen("old", [Self.pay], words: words("same"))])
    let outcome = try record(
      2, others + ["one", "two"].map { AppScreen($0, [Self.pay], words: words("same")) })
    #expect(outcome.renames.isEmpty)
  }

  @Test func `a rename that is stated needs no likeness, and may be stated again`() throws {
    let rename = RecordOptions(renames: [.init(old: "checkout", new: "payment")])
    _ = try record(1, [AppScreen("checkout", [Self.pay])])
    let outcome = try record(2, [AppScreen("payment", [Self.pay])], rename)
    #expect(outcome.renames == [try #require(outcome.renames.first)])
    #expect(outcome.renames.first?.recognised == false)
    #expect(outcome.new == 0)
    #expect(outcome.open == 1)
    #expect(try record(3, [AppScreen("payment", [Self.pay])], rename).renames.isEmpty)
  }

  @Test(arguments: [("nowhere", "payment"), ("checkout", "nowhere"), ("checkout", "home")])
  func `a rename that cannot be is refused`(old: String, new: String) throws {
    _ = try record(1, others + [AppScreen("checkout", [Self.pay])])
    let error = #expect(throws: HistoryError.self) {
      try record(
        2, others + [AppScreen("payment", [Self.pay])], RecordOptions(renames: [.init(old: old, new: new)]))
    }
    #expect(error?.kind == .usage)
  }

  @Test func `of several runs a rename holds from the one that has the new name`() throws {
    let runs = try ["checkout", "checkout", "payment", "payment"].enumerated().map { release, name in
      try RecordedRun(
        label: RunLabel(release: "\(release)", day: Day(number: 20_000)),
        reports: [.of([AppScreen(name, [Self.pay])])])
    }
    let outcomes = try store.record(
      runs, options: RecordOptions(renames: [.init(old: "checkout", new: "payment")]))
    #expect(outcomes.map(\.renames.count) == [0, 0, 1, 0])
    #expect(outcomes.map(\.new) == [1, 0, 0, 0])
  }

  @Test func `a finding fixed before a rename and back after it is reopened`() throws {
    let screen = { (name: String, defects: [Defect]) in AppScreen(name, defects, words: words("pay")) }
    _ = try record(1, others + [screen("checkout", [Self.pay])])
    _ = try record(2, others + [screen("checkout", [])])
    _ = try record(3, others + [screen("payment", [])])
    let outcome = try record(4, others + [screen("payment", [Self.pay])])
    #expect(outcome.reopened == 1)
    #expect(outcome.new == 0)
  }

  @Test func `a screen may get its first name back`() throws {
    let screen = { (name: String) in AppScreen(name, [Self.pay], words: words("pay")) }
    for (release, name) in ["checkout", "payment", "checkout", "payment", "checkout"].enumerated() {
      let outcome = try record(release, others + [screen(name)])
      #expect(outcome.open == 1)
      #expect(outcome.new == (release == 0 ? 1 : 0))
      #expect(outcome.reopened + outcome.fixed == 0)
    }
    #expect(try store.soundness().fault == nil)
  }
}
