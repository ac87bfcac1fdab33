/// Why a configuration cannot be used: where, what, and what to do.
public struct ConfigurationError: Error, Sendable, Hashable {
  /// The file, or the option of the command line.
  public let source: String
  /// The line, from 1; nil where none is to blame.
  public let line: Int?
  /// What is wrong and what to do, in one clause without a full stop.
  public let reason: String

  /// Makes an error.
  public init(source: String, line: Int? = nil, reason: String) {
    self.source = source
    self.line = line
    self.reason = reason
  }

  /// The usual form of compilers: `path:line: error: reason`.
  public var message: String { "\(source)\(line.map { ":\($0)" } ?? ""): error: \(reason)" }
}
