import Audit
import Foundation

/// The file system, in the few ways the commands need it.
enum Files {
  /// Larger files are refused before they are read: no screenshot or dump comes near it.
  static let largest = 512 * 1024 * 1024

  /// The bytes of a file; one above `limit` bytes is refused before it is read.
  static func bytes(of path: String, limit: Int = largest) throws -> [UInt8] {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
      throw Failure(AuditError(path: path, reason: "no such file, or it may not be read"))
    }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw Failure(AuditError(path: path, reason: "is a folder; a file is needed here"))
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else {
      throw Failure(
        AuditError(path: path, reason: "is \(size >> 20) MB; files above \(limit >> 20) MB are not read here")
      )
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(AuditError(path: path, reason: "may not be read; check its permissions"))
    }
    return [UInt8](data)
  }

  /// Whether the path is a folder.
  static func isFolder(_ path: String) -> Bool {
    var folder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &folder) && folder.boolValue
  }

  /// The files below a folder, as paths relative to it; hidden ones are left out.
  static func list(below folder: String) throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: resolved(folder)) else {
      throw Failure(AuditError(path: folder, reason: "may not be read; check its permissions"))
    }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let hidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if !hidden, walk.fileAttributes?[.type] as? FileAttributeType != .typeDirectory { found.append(path) }
    }
    return found.sorted()
  }

  /// Writes a whole file or nothing: the old one stays until the new one is complete.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw Failure(AuditError(path: path, reason: "cannot be written: \(error.localizedDescription)"))
    }
  }

  /// The running program, with links followed.
  static var executable: String {
    URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
      .path
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
