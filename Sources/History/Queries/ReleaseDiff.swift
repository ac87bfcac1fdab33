import GRDB

/// What changed between the last runs of two releases.
public struct ReleaseDiff: Sendable, Hashable, Encodable {
  /// A finding that ended, and why.
  public struct Ended: Sendable, Hashable, Encodable {
    /// The finding.
    public let finding: HistoryFinding
    /// Why it is no longer open.
    public let ending: Ending
  }

  /// The name and version of the JSON contract.
  public private(set) var schema = "unsaid.history-diff/1"
  /// The last run of the earlier release.
  public let from: HistoryRun
  /// The last run of the later release.
  public let to: HistoryRun
  /// Open in the later release, and never seen up to the earlier one.
  public let new: [HistoryFinding]
  /// Open in the earlier release, and not in the later one, because their rules are silent.
  public let fixed: [HistoryFinding]
  /// Open in the later release, seen before the earlier one, but not open in it.
  public let reopened: [HistoryFinding]
  /// Open in the earlier release, and ended since without being fixed.
  public let ended: [Ended]
  /// The changes of screens' names.
  public let renames: [ScreenRename]

  /// The number of findings that are open in both.
  public var kept: Int { to.open - new.count - reopened.count }
}

extension HistoryStore {
  /// Compares two releases, the earlier one first.
  public func diff(from earlier: String, to later: String, branch: String? = nil) throws(HistoryError)
    -> ReleaseDiff
  {
    try read { database in
      let branch = try Self.branch(branch, in: database)
      let from = try Self.run(of: earlier, on: branch, in: database)
      let to = try Self.run(of: later, on: branch, in: database)
      guard from.run <= to.run else {
        throw HistoryError.usage("\(later) was recorded before \(earlier); give the earlier release first")
      }
      return try DiffQuery(database: database, branch: branch, from: from, to: to).result()
    }
  }
}

/// Reads the episodes that began or ended between two runs.
struct DiffQuery {
  let database: Database
  let branch: BranchRow
  let from: HistoryRun
  let to: HistoryRun

  func result() throws -> ReleaseDiff {
    let (new, reopened) = try began()
    let ended = try ended()
    return ReleaseDiff(
      from: from, to: to, new: new, fixed: ended.filter { $0.ending == .fixed }.map(\.finding),
      reopened: reopened, ended: ended.filter { $0.ending != .fixed }, renames: try renames())
  }

  private var runs: StatementArguments { ["branch": branch.id, "from": from.run, "to": to.run] }

  /// Episodes that began since and last; a finding that was away in between only is neither new nor reopened.
  private func began() throws -> (new: [HistoryFinding], reopened: [HistoryFinding]) {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(OpenFinding.columns),
          EXISTS (SELECT 1 FROM episode AS e WHERE e.finding = episode.finding AND e.firstRun <= :from) AS before
        FROM \(OpenFinding.tables)
        WHERE episode.branch = :branch AND episode.firstRun > :from AND episode.firstRun <= :to
          AND (episode.endedRun IS NULL OR episode.endedRun > :to)
          AND NOT EXISTS (SELECT 1 FROM episode AS e
            WHERE e.finding = episode.finding AND e.firstRun <= :from AND e.endedRun > :from)
        ORDER BY screen.name, episode.id
        """, arguments: runs)
    let findings = rows.map { (HistoryFinding(OpenFinding(row: $0)), $0["before"] as Bool) }
    return (findings.filter { !$0.1 }.map(\.0), findings.filter(\.1).map(\.0))
  }

  /// Episodes that were under way and ended, without another one under way since; the last ending counts.
  private func ended() throws -> [ReleaseDiff.Ended] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT \(OpenFinding.columns),
          (SELECT e.ending FROM episode AS e WHERE e.finding = episode.finding AND e.endedRun <= :to
            ORDER BY e.firstRun DESC LIMIT 1) AS lastEnding
        FROM \(OpenFinding.tables)
        WHERE episode.branch = :branch AND episode.endedRun > :from AND episode.endedRun <= :to
          AND episode.firstRun <= :from
          AND NOT EXISTS (SELECT 1 FROM episode AS e WHERE e.finding = episode.finding
            AND e.firstRun <= :to AND (e.endedRun IS NULL OR e.endedRun > :to))
        ORDER BY screen.name, episode.id
        """, arguments: runs)
    return rows.map { row in
      ReleaseDiff.Ended(
        finding: HistoryFinding(OpenFinding(row: row)), ending: Ending(rawValue: row["lastEnding"]) ?? .fixed)
    }
  }

  private func renames() throws -> [ScreenRename] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT rename.* FROM rename JOIN screen ON screen.id = rename.screen
        WHERE screen.branch = :branch AND rename.run > :from AND rename.run <= :to ORDER BY rename.id
        """, arguments: runs
    ).map { ScreenRename(old: $0["old"], new: $0["new"], recognised: $0["recognised"]) }
  }
}
