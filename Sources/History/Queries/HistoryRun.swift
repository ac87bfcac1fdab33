import GRDB

/// A run with its counts after it; the counts of severities are of violations alone.
public struct HistoryRun: Sendable, Hashable, Encodable {
  /// The number of the run, from 1, in the order of recording.
  public var run: Int
  /// The release.
  public var release: String
  /// The build.
  public var build: String?
  /// The commit.
  public var commit: String?
  /// The day.
  public var day: Day
  /// The number of screens judged.
  public var screens: Int
  /// The number of screens that could not be judged.
  public var failures: Int
  /// The number of open findings.
  public var open: Int
  /// The number of open violations of severity error.
  public var errors: Int
  /// The number of open violations of severity warning.
  public var warnings: Int
  /// The number of open violations of severity info.
  public var infos: Int
  /// The number of open findings that a person must decide.
  public var reviews: Int
  /// The number of findings that no earlier run had.
  public var new: Int
  /// The number of findings fixed since the run before.
  public var fixed: Int
  /// The number of findings that came back.
  public var reopened: Int
  /// The number of findings that ended without being fixed.
  public var ended: Int
  /// The debt on the day of the run.
  public var debt: Double
}

extension HistoryRun {
  /// Reads a row of the table of runs.
  init(row: Row) {
    self.init(
      run: row["id"], release: row["release"], build: row["build"], commit: row["commitID"],
      day: Day(number: row["day"]), screens: row["screens"], failures: row["failures"], open: row["open"],
      errors: row["errors"], warnings: row["warnings"], infos: row["infos"], reviews: row["reviews"],
      new: row["new"], fixed: row["fixed"], reopened: row["reopened"], ended: row["ended"], debt: row["debt"])
  }

  /// The runs that a query finds.
  static func fetch(_ sql: String, _ arguments: StatementArguments, in database: Database) throws
    -> [HistoryRun]
  {
    try Row.fetchAll(database, sql: sql, arguments: arguments).map(HistoryRun.init)
  }
}
