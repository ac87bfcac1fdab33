import ArgumentParser
import Audit

/// The entry point: parses, runs, and turns every error into one line and an exit code.
@main
enum Main {
  static func main() async {
    do {
      var command = try UnsaidCommand.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      if !failure.message.isEmpty { Console.error(failure.message) }
      Console.exit(failure.code)
    } catch let error as AuditError {
      Console.error(error.message)
      Console.exit(.failure)
    } catch {
      finish(parsing: error)
    }
  }

  /// Help and version are no errors; any other word of the parser is a usage error (RULES.md, exit codes).
  private static func finish(parsing error: any Error) -> Never {
    let message = UnsaidCommand.fullMessage(for: error)
    if UnsaidCommand.exitCode(for: error).isSuccess {
      Console.print(message)
      Console.exit(.clean)
    }
    Console.error(message)
    Console.exit(.usage)
  }
}
