import Findings
import GRDB

/// Writes one run inside a transaction that somebody else ends.
struct RunRecorder {
  let database: Database
  let run: RecordedRun
  let options: RecordOptions

  func record() throws -> RecordOutcome {
    let branch = try branchID()
    if let earlier = try repeated(on: branch) {
      return RecordOutcome(run: earlier, label: run.label, isRepeat: true)
    }
    try checkOrder(on: branch)
    let id = try insertRun(on: branch)
    var outcome = RecordOutcome(run: id, label: run.label)

    let screens = try ScreenRecorder(database: database, branch: branch, run: id).resolve(
      run, options: options, outcome: &outcome)
    let elements = ElementRecorder(database: database, run: id)
    let findings = try FindingRecorder(database: database, branch: branch, run: id)
    for (screen, screenID) in screens.judged {
      try elements.record(screen.elements, on: screenID)
      try findings.record(screen, on: screenID, outcome: &outcome)
    }
    for screenID in screens.gone {
      try elements.record([], on: screenID)
      outcome.ended += try findings.endAll(on: screenID)
    }
    try writeCounts(of: branch, to: &outcome)
    return outcome
  }

  private func branchID() throws -> Int64 {
    try database.execute(
      sql: "INSERT INTO branch (name) VALUES (?) ON CONFLICT DO NOTHING", arguments: [run.label.branch])
    let id = try Int64.fetchOne(
      database, sql: "SELECT id FROM branch WHERE name = ?", arguments: [run.label.branch])
    return id ?? database.lastInsertedRowID
  }

  /// The number of the same run, where the history holds it.
  ///
  /// Build or commit name a run for good. Without them only the last run of the same day can be the same one: an app
  /// may come back to an earlier state.
  private func repeated(on branch: Int64) throws -> Int? {
    let label = run.label
    if label.build != nil || label.commit != nil {
      return try Int.fetchOne(
        database,
        sql: """
          SELECT id FROM run
          WHERE branch = ? AND "release" = ? AND build IS ? AND commitID IS ? AND digest = ? ORDER BY id DESC
          """,
        arguments: [branch, label.release, label.build, label.commit, run.digest])
    }
    let last = try Row.fetchOne(
      database, sql: "SELECT * FROM run WHERE branch = ? ORDER BY id DESC LIMIT 1", arguments: [branch])
    guard let last, last["release"] == label.release, last["day"] == label.day.number,
      last["build"] == String?.none, last["commitID"] == String?.none, last["digest"] == run.digest
    else { return nil }
    return last["id"]
  }

  private func checkOrder(on branch: Int64) throws {
    let last = try Int.fetchOne(
      database, sql: "SELECT day FROM run WHERE branch = ? ORDER BY id DESC LIMIT 1", arguments: [branch])
    guard let last, run.label.day.number < last else { return }
    throw HistoryError.usage(
      "the run is of \(run.label.day), but the last one is of \(Day(number: last)); "
        + "runs are recorded in their order, give the right --date")
  }

  private func insertRun(on branch: Int64) throws -> Int {
    let label = run.label
    try database.execute(
      sql: """
        INSERT INTO run (branch, "release", build, commitID, day, tool, digest, screens, failures)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        branch, label.release, label.build, label.commit, label.day.number, run.tool, run.digest,
        run.screens.count, run.failures.count,
      ])
    return Int(database.lastInsertedRowID)
  }

  private func writeCounts(of branch: Int64, to outcome: inout RecordOutcome) throws {
    let open = try OpenFinding.all(on: branch, in: database)
    outcome.open = open.count
    outcome.debt = Debt.rounded(open.reduce(0) { $0 + $1.debt(on: run.label.day) })
    let violations = open.filter { !$0.isReview }
    try database.execute(
      sql: """
        UPDATE run SET open = ?, errors = ?, warnings = ?, infos = ?, reviews = ?, new = ?, fixed = ?, reopened = ?,
          ended = ?, debt = ? WHERE id = ?
        """,
      arguments: [
        open.count, violations.count { $0.severity == .error }, violations.count { $0.severity == .warning },
        violations.count { $0.severity == .info }, open.count - violations.count, outcome.new, outcome.fixed,
        outcome.reopened, outcome.ended, outcome.debt, outcome.run,
      ])
  }
}
