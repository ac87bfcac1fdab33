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

  /// Writes several runs in their order, all of them or none.
  public func record(_ runs: [RecordedRun], options: RecordOptions = RecordOptions()) throws(HistoryError)
    -> [RecordOutcome]
  {
    try write { database in
      try runs.map { try RunRecorder(database: database, run: $0, options: options).record() }
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
