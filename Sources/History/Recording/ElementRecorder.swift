import GRDB

/// Keeps from which run to which each element of a screen was there.
struct ElementRecorder {
  let database: Database
  let run: Int

  /// Writes what came and what went; what stayed costs nothing.
  func record(_ elements: [RecordedElement], on screen: Int64) throws {
    let rows = try Row.fetchAll(
      database.cachedStatement(sql: "SELECT id, key FROM element WHERE screen = ? AND endedRun IS NULL"),
      arguments: [screen])
    var known = Dictionary(rows.map { ($0["key"] as String, $0["id"] as Int64) }) { first, _ in first }
    let insert = try database.cachedStatement(
      sql: "INSERT INTO element (screen, key, type, text, firstRun) VALUES (?, ?, ?, ?, ?)")
    for element in elements where known.removeValue(forKey: element.key) == nil {
      try insert.execute(arguments: [screen, element.key, element.type, element.text, run])
    }
    let end = try database.cachedStatement(sql: "UPDATE element SET endedRun = ? WHERE id = ?")
    for id in known.values.sorted() { try end.execute(arguments: [run, id]) }
  }
}
