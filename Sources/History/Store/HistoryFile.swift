import Foundation
import GRDB

/// The file of a history: made whole, checked before anything is written, and never touched where it is not sound.
enum HistoryFile {
  /// How long a process waits for another one that writes, in seconds.
  static let patience = 30.0

  /// Files up to this size are checked page by page before each use, in bytes; it takes about a second a gigabyte.
  private static let checkedSize = 64 << 20

  static func open(_ path: String, creating: Bool) throws(HistoryError) -> DatabaseQueue {
    if !FileManager.default.fileExists(atPath: path) {
      guard creating else {
        throw refused(path, "there is no history; `unsaid history record` begins one")
      }
      try create(path)
    }
    do {
      try checkHeader(path)
      if try check(path) { return try migrated(path) }
      return try usable(path)
    } catch {
      throw explained(error, path: path)
    }
  }

  /// The error that a user can act upon.
  static func explained(_ error: any Error, path: String) -> HistoryError {
    if let error = error as? HistoryError { return error }
    guard let error = error as? DatabaseError else {
      return refused(path, "cannot be used: \(error.localizedDescription)")
    }
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT: return damaged(path)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      return refused(path, "another process has written for \(Int(patience)) seconds; try again")
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH:
      return refused(path, "may not be opened or written; check the permissions of the file and its folder")
    case .SQLITE_FULL, .SQLITE_IOERR:
      return refused(
        path, "cannot be written, the run is not recorded: \(error.message ?? "input/output error")")
    case .SQLITE_ERROR: return damaged(path)
    default: return refused(path, "SQLite says: \(error.message ?? "\(error.resultCode)")")
    }
  }

  // MARK: - Checks

  /// The first hundred bytes tell a history from anything else before SQLite sees the file.
  private static func checkHeader(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw refused(path, "may not be read; check its permissions, and that it is a file")
    }
    defer { try? file.close() }
    let header = [UInt8](try file.read(upToCount: 100) ?? Data())
    guard header.count == 100, header.starts(with: Array("SQLite format 3\u{0}".utf8)) else {
      throw refused(path, "is no history of unsaid, or damaged at its beginning; \(advice)")
    }
    let identity = header[68..<72].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard identity == UInt32(bitPattern: Schema.applicationID) else {
      throw refused(path, "is an SQLite file of another program; name another file with --db")
    }
  }

  /// Looks without a right to write; whether older tables must be brought up to date.
  private static func check(_ path: String) throws -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    return try queue.read { database in
      let migrator = Schema.migrator
      if try migrator.hasBeenSuperseded(database) {
        throw refused(path, "was written by a newer unsaid; update unsaid, or name another file with --db")
      }
      if size?.intValue ?? 0 <= checkedSize {
        guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else { throw damaged(path) }
      }
      return try !migrator.hasCompletedMigrations(database)
    }
  }

  private static func damaged(_ path: String) -> HistoryError {
    refused(path, "is damaged; \(advice)")
  }

  private static let advice =
    "it was left as it is: put back a copy, or move it away and `unsaid history import` the JSON reports"

  private static func refused(_ path: String, _ reason: String) -> HistoryError {
    HistoryError(kind: .file, path: path, reason: reason)
  }

  // MARK: - Opening

  /// With the right to write, so that the last to close cleans up; a folder that may only be read is enough for reading.
  private static func usable(_ path: String) throws -> DatabaseQueue {
    var configuration = writing
    if !FileManager.default.isWritableFile(atPath: path) { configuration.readonly = true }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  private static func migrated(_ path: String) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: path, configuration: writing)
    try Schema.migrator.migrate(queue)
    return queue
  }

  private static var writing: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    return configuration
  }

  // MARK: - Making

  /// Makes the file beside its place and links it there: others see none or a whole one, and two makers agree on one.
  private static func create(_ path: String) throws(HistoryError) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer {
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: draft + ending) }
      }
      let queue = try DatabaseQueue(path: draft, configuration: writing)
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
      try Schema.migrator.migrate(queue)
      try queue.close()
      do {
        try FileManager.default.linkItem(atPath: draft, toPath: file.path)
      } catch {
        // Another process was faster, or the file system knows no links.
        if FileManager.default.fileExists(atPath: path) { return }
        try FileManager.default.moveItem(atPath: draft, toPath: file.path)
      }
    } catch {
      throw explained(error, path: path)
    }
  }
}
