import AccessibilityModel
import Audit
import Configuration
import Foundation
import Suggestions

/// The file in which a team keeps the identifiers of its app.
struct IdentifierMapFile {
  /// The path as it is said to the user.
  let path: String

  /// The file that the configuration names, beside it; nil where it names none.
  init?(of configuration: Configuration) {
    guard let map = configuration.identifierMap else { return nil }
    guard case .file(let source, _) = map.origin, map.value.hasPrefix("/") == false else {
      path = map.value
      return
    }
    let folder = (source as NSString).deletingLastPathComponent
    path = folder.isEmpty ? map.value : "\(folder)/\(map.value)"
  }

  /// A file that an option names.
  init(path: String) { self.path = path }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  private static let advice = "`unsaid identifiers DIR --write` makes one"

  /// The maps in it; a file that is missing or holds something else is an error.
  func maps() throws -> [IdentifierMap] {
    guard exists else {
      throw Failure(AuditError(path: path, reason: "no such map of identifiers; \(Self.advice)"))
    }
    guard let maps = IdentifierMapText.maps(from: try Files.bytes(of: path)) else {
      throw Failure(AuditError(path: path, reason: "is no map of identifiers; \(Self.advice)"))
    }
    return maps
  }

  /// What the suggestions of a run shall keep of it.
  func memories(pattern: IdentifierPattern) throws -> IdentifierMemories {
    IdentifierMap.memories(try maps(), pattern: pattern)
  }

  /// Writes the maps of this run over those of the same screens; the others stay.
  func write(_ maps: [IdentifierMap], pattern: String) throws {
    let names = Set(maps.map(\.screen))
    let others = exists ? try self.maps().filter { names.contains($0.screen) == false } : []
    let all = (others + maps).sorted { $0.screen < $1.screen }
    try Files.write((try IdentifierMapText.json(all, pattern: pattern) + "\n").utf8, to: path)
  }
}
