import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  /// The top folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder by its path from the top.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The bytes of a file by its path from the top.
  public static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: file(path))) }
}
