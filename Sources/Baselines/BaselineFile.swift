import Foundation

/// Baselines as text: one finding a line, sorted, so that a change of one finding is a change of one line.
public enum BaselineFile {
  /// Writes a baseline.
  public static func text(of baseline: Baseline) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }

    let rules = Dictionary(baseline.screens.values.joined().map { ($0.finding.rule, 1) }, uniquingKeysWith: +)
    let counts = try rules.sorted { $0.key < $1.key }.map { "    \(try json($0.key)): \($0.value)" }
    let screens = try baseline.screens.sorted { $0.key < $1.key }.map { name, entries in
      let lines = try entries.map { ($0, try json($0)) }
        .sorted { ($0.0.finding.rule, $0.1) < ($1.0.finding.rule, $1.1) }.map { "      \($0.1)" }
      return "    \(try json(name)): [\n\(lines.joined(separator: ",\n"))\n    ]"
    }
    return """
      {
        "schema": "\(Baseline.schema)",
        "findings": \(baseline.count),
        "byRule": {\(block(counts))},
        "screens": {\(block(screens))}
      }

      """
  }

  /// Reads a baseline.
  public static func baseline(from bytes: [UInt8]) throws(BaselineError) -> Baseline {
    let data = Data(bytes)
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw BaselineError("is no baseline; write one with `unsaid baseline write`")
    }
    guard head.schema == Baseline.schema else {
      throw BaselineError("is of the kind \"\(head.schema)\"; this version reads \(Baseline.schema)")
    }
    do {
      return Baseline(screens: try JSONDecoder().decode(Body.self, from: data).screens)
    } catch {
      throw BaselineError("is damaged (\(place(of: error))); restore it or write it anew")
    }
  }

  private struct Head: Decodable { let schema: String }
  private struct Body: Decodable { let screens: [String: [BaselineEntry]] }

  private static func block(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(lines.joined(separator: ",\n"))\n  "
  }

  private static func place(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let (what, context): (String, DecodingError.Context) =
      switch error {
      case .keyNotFound(let key, let context): ("no \"\(key.stringValue)\"", context)
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        ("a wrong value", context)
      @unknown default: ("a wrong value", .init(codingPath: [], debugDescription: ""))
      }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    return path.isEmpty ? what : "\(what) at \(path)"
  }
}
