import Foundation
import Reporting

/// The map of a suite's identifiers for people and for machines.
public enum IdentifierMapText {
  private struct File: Codable {
    var schema = IdentifierMapText.schema
    let pattern: String
    let screens: [IdentifierMap]
  }

  /// The name and version of the JSON contract.
  public static let schema = "unsaid.identifiers/1"

  /// The maps in a file of an earlier run; nil where it is none of ours.
  public static func maps(from bytes: [UInt8]) -> [IdentifierMap]? {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)), file.schema == schema else {
      return nil
    }
    return file.screens
  }

  /// The contract `unsaid.identifiers/1`.
  public static func json(_ maps: [IdentifierMap], pattern: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(File(pattern: pattern, screens: maps)), as: UTF8.self)
  }

  /// A block for each screen, a line for each control, and the sums.
  public static func text(_ maps: [IdentifierMap], pattern: String) -> String {
    var lines: [String] = []
    for map in maps {
      lines.append("\(plain(map.screen))  (\(map.context))")
      lines += map.entries.map(line)
      lines.append("")
    }
    let entries = maps.flatMap(\.entries)
    let kept = entries.count { $0.current == $0.suggested && $0.problems.isEmpty }
    func count(_ rule: String) -> Int { entries.count { $0.problems.contains(rule) } }
    lines.append(
      "\(NumberText.count(maps.count, "screen")), \(entries.count) controls: \(kept) follow \(pattern), "
        + "\(count("identifier-missing")) have none, \(count("identifier-convention")) break it, "
        + "\(count("identifier-duplicate")) identifiers are shared")
    return lines.joined(separator: "\n")
  }

  private static func line(_ entry: IdentifierMap.Entry) -> String {
    let name = entry.name.map { " “\(plain($0))”" } ?? ""
    if entry.current == entry.suggested, entry.problems.isEmpty {
      return "  = \(entry.suggested)  \(plain(entry.role))\(name)"
    }
    let before = entry.current.map { "\(plain($0)) → " } ?? ""
    let problems = entry.problems.isEmpty ? "" : "  [\(entry.problems.joined(separator: ", "))]"
    return "  + \(before)\(entry.suggested)  \(plain(entry.role))\(name), from \(entry.evidence)\(problems)"
  }

  /// One line without control characters, of bounded length: a name may be a whole page of text.
  private static func plain(_ text: String) -> String {
    let line = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        ? " " : String(scalar)
    }.joined().split(separator: " ").joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
