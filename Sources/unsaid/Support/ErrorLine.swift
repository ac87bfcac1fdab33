import Audit

/// The one line that an error of any kind prints.
enum ErrorLine {
  static func of(_ error: any Error) -> String {
    switch error {
    case let failure as Failure: failure.message
    case let error as AuditError: error.message
    default: "error: \(error)"
    }
  }
}
