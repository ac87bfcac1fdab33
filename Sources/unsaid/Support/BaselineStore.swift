import Audit
import Baselines
import Foundation

/// Baselines as files.
enum BaselineStore {
  static func read(_ path: String) throws -> Baseline {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure.usage("\(path): there is no such baseline; `unsaid baseline write` makes one")
    }
    do {
      return try BaselineFile.baseline(from: Files.bytes(of: path))
    } catch let error as BaselineError {
      throw Failure(AuditError(path: path, reason: error.reason))
    }
  }

  static func write(_ baseline: Baseline, to path: String) throws {
    try Files.write(BaselineFile.text(of: baseline).utf8, to: path)
  }
}
