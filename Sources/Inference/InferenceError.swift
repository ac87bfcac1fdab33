/// Why a model could not be loaded or run.
public struct InferenceError: Error, Sendable, Hashable {
  /// What is wrong and what to do, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(reason: String) { self.reason = reason }
}
