import Inference
import RuleCatalog

/// Why a run could not begin.
public struct SetupError: Error, Sendable, Hashable {
  /// What is wrong and what to do, in one line.
  public let reason: String

  init(_ error: any Error) {
    switch error {
    case let error as InferenceError: reason = error.reason
    case let error as RuleCatalogError: reason = error.description
    default: reason = "\(error)"
    }
  }
}
