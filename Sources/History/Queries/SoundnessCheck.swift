import GRDB

extension HistoryStore {
  /// Looks for damage, dangling references and runs whose counts do not follow from their findings; nil where sound.
  ///
  /// - Returns: The number of runs, and what is wrong, in one line.
  public func soundness() throws(HistoryError) -> (runs: Int, fault: String?) {
    try read { database in
      let runs = try Int.fetchOne(database, sql: "SELECT count(*) FROM run") ?? 0
      let pages = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") ?? ""
      if pages != "ok" { return (runs, pages) }
      if try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") != nil {
        return (runs, "a row refers to one that is not there")
      }
      return (runs, try Self.miscountedRun(in: database))
    }
  }

  /// The number of open findings after each run must be the one before, plus what began, less what ended.
  private static func miscountedRun(in database: Database) throws -> String? {
    let began = try counts("SELECT firstRun, count(*) FROM episode GROUP BY firstRun", in: database)
    let ended = try counts(
      "SELECT endedRun, count(*) FROM episode WHERE endedRun IS NOT NULL GROUP BY endedRun", in: database)
    var open: [Int64: Int] = [:]
    let runs = try Row.fetchCursor(
      database,
      sql: "SELECT id, branch, open, new + reopened AS began, fixed + ended AS ended FROM run ORDER BY id")
    while let run = try runs.next() {
      let (id, branch): (Int, Int64) = (run["id"], run["branch"])
      let (new, gone) = (began[id] ?? 0, ended[id] ?? 0)
      open[branch, default: 0] += new - gone
      if run["began"] != new || run["ended"] != gone || run["open"] != open[branch] {
        return "the counts of run \(id) do not follow from its findings"
      }
    }
    return nil
  }

  private static func counts(_ sql: String, in database: Database) throws -> [Int: Int] {
    let rows = try Row.fetchAll(database, sql: sql)
    return Dictionary(rows.map { ($0[0] as Int, $0[1] as Int) }) { first, _ in first }
  }
}
