import Foundation

/// Places for files of one test.
enum Scratch {
  /// A new empty folder.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unsaid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A new empty file.
  static func file() throws -> URL {
    let file = try folder().appendingPathComponent("file")
    try Data().write(to: file)
    return file
  }

  /// A file with bytes in a folder.
  @discardableResult
  static func write(_ bytes: some Sequence<UInt8>, as name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }
}
