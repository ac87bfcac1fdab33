import Foundation

/// The hashes of large files that seldom change, such as models, kept with size and time of change so that a run need
/// not read them again.
public struct FileDigests: Sendable {
  private let folder: String

  /// Keeps the hashes below a folder.
  public init(folder: String) { self.folder = folder }

  /// The hash of a file's content; nil where it cannot be read.
  public func digest(of path: String) -> String? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      let size = facts[.size] as? NSNumber, let changed = facts[.modificationDate] as? Date
    else { return nil }
    let stamp = "\(path)\n\(size.int64Value)\n\(changed.timeIntervalSince1970.bitPattern)"
    let memo = "\(folder)/files/\(SHA256.hexadecimal(of: Array(stamp.utf8)))"
    if let kept = FileManager.default.contents(atPath: memo).map({ String(decoding: $0, as: UTF8.self) }),
      kept.utf8.count == 64, kept.allSatisfy(\.isHexDigit)
    {
      return kept
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let digest = SHA256.hexadecimal(of: [UInt8](data))
    let url = URL(fileURLWithPath: memo)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(digest.utf8).write(to: url, options: .atomic)
    return digest
  }
}
