import GRDB

/// Finds the screens of a run in the history, under their present names or earlier ones.
struct ScreenRecorder {
  /// The screens of a run with their numbers in the history.
  struct Resolved {
    let judged: [(RecordedScreen, Int64)]
    /// Those that a complete run no longer holds.
    let gone: [Int64]
  }

  private typealias Key = RecordedScreen.Key

  let database: Database
  let branch: Int64
  let run: Int

  func resolve(_ recorded: RecordedRun, options: RecordOptions, outcome: inout RecordOutcome) throws
    -> Resolved
  {
    var known = try screens()
    let active = known.filter { $0.value.isActive }
    for rename in options.renames {
      try apply(rename, to: &known, in: recorded, outcome: &outcome)
    }
    let names = Set(recorded.screens.map(\.key))
    let isSuite = names.count { known[$0]?.isActive == true } * 2 > active.count
    if options.isComplete || isSuite { try recognize(recorded, &known, outcome: &outcome) }

    let judged = try recorded.screens.map { ($0, try store($0.key, known: known)) }
    let absent = known.filter { $0.value.isActive && !names.contains($0.key) }.sorted { $0.key < $1.key }
    let gone = absent.filter { options.isComplete && !recorded.failures.contains($0.key.name) }
    outcome.gone = gone.map(\.key.name)
    outcome.unseen = absent.map(\.key.name).filter { !outcome.gone.contains($0) }
    for screen in gone {
      try database.execute(
        sql: "UPDATE screen SET goneRun = ? WHERE id = ?", arguments: [run, screen.value.id])
    }
    return Resolved(judged: judged, gone: gone.map(\.value.id))
  }

  // MARK: - Known screens

  private struct Known {
    let id: Int64
    let isActive: Bool
  }

  private func screens() throws -> [Key: Known] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, platform, name, goneRun IS NULL AS active FROM screen WHERE branch = ?",
      arguments: [branch])
    let pairs = rows.map { row in
      (Key(platform: row["platform"], name: row["name"]), Known(id: row["id"], isActive: row["active"]))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func store(_ key: Key, known: [Key: Known]) throws -> Int64 {
    if let screen = known[key] {
      try database.cachedStatement(sql: "UPDATE screen SET lastRun = ?, goneRun = NULL WHERE id = ?")
        .execute(arguments: [run, screen.id])
      return screen.id
    }
    try database.cachedStatement(
      sql: "INSERT INTO screen (branch, platform, name, firstRun, lastRun) VALUES (?, ?, ?, ?, ?)"
    ).execute(arguments: [branch, key.platform, key.name, run, run])
    return database.lastInsertedRowID
  }

  // MARK: - Renames

  private func apply(
    _ rename: RecordOptions.Rename, to known: inout [Key: Known], in recorded: RecordedRun,
    outcome: inout RecordOutcome
  ) throws {
    let targets = recorded.screens.map(\.key).filter { $0.name == rename.new }
    let pairs = targets.compactMap { new in
      let old = Key(platform: new.platform, name: rename.old)
      return known[old].map { (old, new, $0) }
    }
    if pairs.isEmpty, try isDone(rename) { return }
    guard !pairs.isEmpty else {
      let reason =
        targets.isEmpty
        ? "the run has no screen \"\(rename.new)\"" : "the history has no screen \"\(rename.old)\""
      throw HistoryError.usage("--renamed \(rename.old)=\(rename.new): \(reason)")
    }
    for (old, new, screen) in pairs {
      if known[new] != nil {
        throw HistoryError.usage(
          "--renamed \(rename.old)=\(rename.new): the history has a screen \"\(rename.new)\" already")
      }
      known[old] = nil
      known[new] = screen
      try write(ScreenRename(old: old.name, new: new.name, recognised: false), of: screen.id, &outcome)
    }
  }

  /// A pipeline may go on naming a rename that the history has made long ago.
  private func isDone(_ rename: RecordOptions.Rename) throws -> Bool {
    let found = try Int.fetchOne(
      database,
      sql: """
        SELECT 1 FROM rename JOIN screen ON screen.id = rename.screen
        WHERE screen.branch = ? AND rename.old = ? AND rename.new = ?
        """, arguments: [branch, rename.old, rename.new])
    return found != nil
  }

  private func recognize(_ recorded: RecordedRun, _ known: inout [Key: Known], outcome: inout RecordOutcome)
    throws
  {
    let fresh = recorded.screens.filter { known[$0.key] == nil }
    guard !fresh.isEmpty else { return }
    let names = Set(recorded.screens.map(\.key))
    var missing: [Key: Set<String>] = [:]
    for (key, screen) in known
    where screen.isActive && !names.contains(key) && !recorded.failures.contains(key.name) {
      missing[key] = try marks(of: screen.id)
    }
    let marks = Dictionary(fresh.map { ($0.key, $0.marks) }) { first, _ in first }
    for (old, new) in RenameRecognition.pairs(missing: missing, fresh: marks) {
      guard let screen = known.removeValue(forKey: old) else { continue }
      known[new] = screen
      try write(ScreenRename(old: old.name, new: new.name, recognised: true), of: screen.id, &outcome)
    }
  }

  /// Elements and open findings, as `RecordedScreen.marks` names them.
  private func marks(of screen: Int64) throws -> Set<String> {
    try String.fetchSet(
      database,
      sql: """
        SELECT key FROM element WHERE screen = :screen AND endedRun IS NULL
        UNION SELECT finding.place FROM finding JOIN episode ON episode.finding = finding.id
        WHERE finding.screen = :screen AND episode.endedRun IS NULL
        """, arguments: ["screen": screen])
  }

  private func write(_ rename: ScreenRename, of screen: Int64, _ outcome: inout RecordOutcome) throws {
    try database.execute(sql: "UPDATE screen SET name = ? WHERE id = ?", arguments: [rename.new, screen])
    try database.execute(
      sql: "INSERT INTO rename (screen, run, old, new, recognised) VALUES (?, ?, ?, ?, ?)",
      arguments: [screen, run, rename.old, rename.new, rename.recognised])
    // A fingerprint may hold the name of the screen: until it is seen anew, a finding goes by its place as well.
    try database.execute(sql: "UPDATE finding SET renamed = 1 WHERE screen = ?", arguments: [screen])
    outcome.renames.append(rename)
  }
}
