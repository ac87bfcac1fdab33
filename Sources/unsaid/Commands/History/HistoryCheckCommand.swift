import ArgumentParser
import Audit
import History

/// Looks for damage.
struct HistoryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Look for damage: pages, references, and counts that do not follow.")

  @OptionGroup var database: HistoryFileArguments

  func run() throws {
    let (runs, fault) = try Recording.values { try HistoryStore(path: database.db).soundness() }
    if let fault { throw Failure(AuditError(path: database.db, reason: "is damaged: \(fault)")) }
    Console.print("\(database.db): sound, \(runs) run\(runs == 1 ? "" : "s")")
  }
}
