import Audit
import Foundation
import Reporting

/// Reads reports that this tool wrote.
enum ReportFile {
  static func read(_ path: String) throws -> Report {
    let data = Data(try Files.bytes(of: path))
    struct Head: Decodable { let schema: String }
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw Failure(
        AuditError(path: path, reason: "is no report; write one with `unsaid lint … --json PATH`"))
    }
    guard head.schema == Report.schema else {
      throw Failure(
        AuditError(
          path: path, reason: "is of the kind \"\(head.schema)\"; this version reads \(Report.schema)"))
    }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw Failure(AuditError(path: path, reason: "is damaged or cut off; write it anew"))
    }
  }
}
