import GRDB

/// A branch as the queries use it.
struct BranchRow: Sendable {
  let id: Int64
  let name: String
}

extension HistoryStore {
  /// The branch of that name; without a name, the only one there is.
  static func branch(_ name: String?, in database: Database) throws -> BranchRow {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT branch.id, branch.name, count(run.id) AS runs FROM branch JOIN run ON run.branch = branch.id
        GROUP BY branch.id ORDER BY runs DESC, branch.id
        """)
    let branches = rows.map { BranchRow(id: $0["id"], name: $0["name"]) }
    let names = rows.map { "\(quoted($0["name"])) (\($0["runs"] as Int))" }.joined(separator: ", ")
    guard let first = branches.first else {
      throw HistoryError.usage("the history holds no run yet; `unsaid history record` adds one")
    }
    guard let name else {
      guard branches.count == 1 else {
        throw HistoryError.usage("the history holds several branches, choose with --branch: \(names)")
      }
      return first
    }
    guard let found = branches.first(where: { $0.name == name }) else {
      throw HistoryError.usage("the history has no branch \(quoted(name)); it has \(names)")
    }
    return found
  }

  /// The last run of a release.
  static func run(of release: String, on branch: BranchRow, in database: Database) throws -> HistoryRun {
    let runs = try HistoryRun.fetch(
      "SELECT * FROM run WHERE branch = ? AND \"release\" = ? ORDER BY id DESC LIMIT 1",
      [branch.id, release], in: database)
    if let run = runs.first { return run }
    let known = try String.fetchAll(
      database,
      sql: "SELECT \"release\" FROM run WHERE branch = ? GROUP BY \"release\" ORDER BY max(id) DESC LIMIT 5",
      arguments: [branch.id])
    throw HistoryError.usage(
      "no run of release \(quoted(release)) is recorded; the latest are \(known.joined(separator: ", "))")
  }

  /// The last run of a branch.
  static func lastRun(on branch: BranchRow, in database: Database) throws -> HistoryRun {
    let runs = try HistoryRun.fetch(
      "SELECT * FROM run WHERE branch = ? ORDER BY id DESC LIMIT 1", [branch.id], in: database)
    guard let run = runs.first else { throw HistoryError.usage("the history holds no run yet") }
    return run
  }

  private static func quoted(_ name: String) -> String { name.isEmpty ? "\"\" (no branch)" : "\"\(name)\"" }
}
