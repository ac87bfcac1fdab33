import Foundation
import History

/// A history in a folder of its own, as one test needs it.
struct TemporaryHistory {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("unsaid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The path of the history's file.
  var path: String { folder.appendingPathComponent("history.sqlite").path }

  /// The history, made where it is missing.
  func store() throws -> HistoryStore { try HistoryStore(path: path, creating: true) }

  /// The bytes of the file.
  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  /// Writes bytes in place of the history.
  func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: path)) }
}
