import Foundation

/// Why a model could not be loaded or run.
public struct InferenceError: Error, Sendable, Hashable {
  /// What is wrong and what to do, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(reason: String) { self.reason = reason }
}

extension InferenceError {
  /// Takes over a message of the C shim and throws it, put into words by `explain`; nil passes.
  static func check(
    _ message: UnsafeMutablePointer<CChar>?, _ explain: (String) -> String
  ) throws(InferenceError) {
    guard let message else { return }
    defer { free(message) }
    throw InferenceError(reason: explain(String(cString: message)))
  }
}
