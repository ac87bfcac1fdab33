import Foundation
import Reporting

/// Judged screens on disk, one file each, named by what the judgement depends on.
///
/// Any number of processes may use one folder: a file appears whole or not at all, and two that write the same name
/// write the same bytes. Whatever cannot be read or fails its own hash counts as absent.
public struct ReportCache: Sendable {
  /// The name and version of the files' format.
  public static let kind = "unsaid.cache/1"

  /// The folder.
  public let folder: String

  /// Takes a folder; it need not exist.
  public init(folder: String) { self.folder = folder }

  /// The report that was kept for a screen, with the paths of this run; nil where there is none.
  public func report(for key: CacheKey, pair: Pair) -> ScreenReport? {
    guard let data = FileManager.default.contents(atPath: file(key)) else { return nil }
    let bytes = [UInt8](data)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = Array(bytes[(end + 1)...])
    guard Array(bytes[..<end]) == Array(Self.head(of: body).utf8),
      var report = try? JSONDecoder().decode(ScreenReport.self, from: Data(body)), report.name == pair.name
    else { return nil }
    (report.image, report.tree) = (pair.image, pair.tree)
    return report
  }

  /// Keeps a report; false where the folder cannot be written.
  public func keep(_ report: ScreenReport, for key: CacheKey) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(report) else { return false }
    let body = [UInt8](data)
    let url = URL(fileURLWithPath: file(key))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Array((Self.head(of: body) + "\n").utf8) + body).write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  // 256 folders keep each of them short.
  private func file(_ key: CacheKey) -> String { "\(folder)/screens/\(key.text.prefix(2))/\(key.text).json" }

  private static func head(of body: [UInt8]) -> String { "\(kind) \(SHA256.hexadecimal(of: body))" }
}
