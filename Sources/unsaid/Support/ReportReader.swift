import Audit
import Foundation
import Reporting

/// Reads reports that `unsaid lint --json` wrote.
enum ReportReader {
  private struct Opening: Decodable {
    let schema: String
  }

  /// The report in a file.
  static func report(at path: String) throws -> Report {
    let data = Data(try Files.bytes(of: path))
    do {
      let schema = try JSONDecoder().decode(Opening.self, from: data).schema
      guard schema == Report.schema else {
        throw Failure(AuditError(path: path, reason: "is a \(schema); a \(Report.schema) is needed here"))
      }
      return try JSONDecoder().decode(Report.self, from: data)
    } catch let error as DecodingError {
      throw Failure(
        AuditError(
          path: path,
          reason: "is no \(Report.schema), \(words(error)); give a report of `unsaid lint --json`"))
    }
  }

  private static func words(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      let keys = context.codingPath + [key].compactMap { $0 }
      return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): return "it lacks \(place(context, key))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return context.codingPath.isEmpty ? "it holds no JSON object" : "\(place(context)) is of another kind"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is no whole JSON" : "\(place(context)) has an unknown value"
    @unknown default: return "it cannot be read"
    }
  }
}
