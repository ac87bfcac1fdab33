/// Why a file in `rules/` or an override in the configuration could not be read.
public struct RuleCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, for example "label-missing.yml".
  public let file: String
  /// What is wrong, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  /// File and reason in one line.
  public var description: String { "\(file): \(reason)" }
}
