import GRDB

/// How counts and debt went from release to release, or from run to run.
public struct Trend: Sendable, Hashable, Encodable {
  /// The name and version of the JSON contract.
  public private(set) var schema = "unsaid.history-trend/1"
  /// The branch; empty where nobody named one.
  public let branch: String
  /// Whether a point is a release: its last run, with what came and went over all its runs.
  public let byRelease: Bool
  /// The points in the order of recording.
  public let points: [HistoryRun]
  /// The renames, with the number of the run from which they hold.
  public let renames: [Rename]

  /// A screen's change of name.
  public struct Rename: Sendable, Hashable, Encodable {
    /// The run from which it holds.
    public let run: Int
    /// The name before.
    public let old: String
    /// The name since.
    public let new: String
    /// Whether the history recognised it; otherwise the caller said so.
    public let recognised: Bool
  }

  /// One point a release, from one point a run.
  static func releases(of runs: [HistoryRun]) -> [HistoryRun] {
    var points: [String: HistoryRun] = [:]
    for run in runs {
      guard let before = points[run.release] else {
        points[run.release] = run
        continue
      }
      var point = run
      point.new += before.new
      point.fixed += before.fixed
      point.reopened += before.reopened
      point.ended += before.ended
      points[run.release] = point
    }
    return points.values.sorted { $0.run < $1.run }
  }
}

extension HistoryStore {
  /// The trend of a branch.
  ///
  /// - Parameters:
  ///   - branch: The name of the branch; nil for the only one.
  ///   - byRelease: Whether the runs of a release become one point.
  public func trend(branch: String? = nil, byRelease: Bool = true) throws(HistoryError) -> Trend {
    try read { database in
      let branch = try Self.branch(branch, in: database)
      let runs = try HistoryRun.fetch(
        "SELECT * FROM run WHERE branch = ? ORDER BY id", [branch.id], in: database)
      let renames = try Row.fetchAll(
        database,
        sql: """
          SELECT rename.* FROM rename JOIN screen ON screen.id = rename.screen
          WHERE screen.branch = ? ORDER BY rename.id
          """, arguments: [branch.id])
      return Trend(
        branch: branch.name, byRelease: byRelease, points: byRelease ? Trend.releases(of: runs) : runs,
        renames: renames.map(Trend.Rename.init))
    }
  }
}

extension Trend.Rename {
  init(_ row: Row) {
    self.init(run: row["run"], old: row["old"], new: row["new"], recognised: row["recognised"])
  }
}
