import GRDB

/// The history of an app's findings in one SQLite file.
public struct HistoryStore: Sendable {
  /// The path of the file.
  public let path: String
  private let queue: DatabaseQueue

  /// Opens a history; a file that is damaged or of a newer version is refused and stays as it is.
  ///
  /// - Parameters:
  ///   - path: The path of the file; its folder is made where it is missing.
  ///   - creating: Whether a missing file is made.
  /// - Throws: `HistoryError` with the path and what to do.
  public init(path: String, creating: Bool = false) throws(HistoryError) {
    self.path = path
    queue = try HistoryFile.open(path, creating: creating)
  }

  /// Writes one run, wholly or not at all; waits while another process writes.
  ///
  /// The same run again changes nothing (`RecordOutcome.isRepeat`).
  public func record(_ run: RecordedRun, options: RecordOptions = RecordOptions()) throws(HistoryError)
    -> RecordOutcome
  {
    try write { database in
      try RunRecorder(database: database, run: run, options: options).record()
    }
  }

  /// Writes several runs in their order, all of them or none; a rename holds from the run that has the new name.
  public func record(_ runs: [RecordedRun], options: RecordOptions = RecordOptions()) throws(HistoryError)
    -> [RecordOutcome]
  {
    let names = Set(runs.flatMap { $0.screens.map(\.key.name) })
    if let rename = options.renames.first(where: { !names.contains($0.new) }) {
      throw .usage("--renamed \(rename.old)=\(rename.new): no run has a screen \"\(rename.new)\"")
    }
    return try write { database in
      try runs.map { run in
        var options = options
        options.renames.removeAll { rename in !run.screens.contains { $0.key.name == rename.new } }
        return try RunRecorder(database: database, run: run, options: options).record()
      }
    }
  }

  /// Reads with one view of the file, whatever others write meanwhile.
  func read<Value>(_ work: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try queue.read(work)
    } catch {
      throw HistoryFile.explained(error, path: path)
    }
  }

  private func write<Value>(_ work: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try queue.write(work)
    } catch {
      throw HistoryFile.explained(error, path: path)
    }
  }
}
