import Audit

/// An error as the user sees it: one line, and the exit code.
struct Failure: Error {
  let message: String
  let code: ExitStatus

  init(_ message: String, code: ExitStatus) {
    self.message = message
    self.code = code
  }

  /// Wrong usage: what, and what to do.
  static func usage(_ message: String) -> Failure { Failure("error: \(message)", code: .usage) }

  /// Unreadable input.
  init(_ error: AuditError) { self.init(error.message, code: .failure) }
}
