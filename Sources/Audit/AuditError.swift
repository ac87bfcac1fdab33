/// Why a screen could not be judged: the file, the line where there is one, and what is wrong.
public struct AuditError: Error, Sendable, Hashable {
  /// The path of the file to blame.
  public let path: String
  /// The line in it, from 1; nil where no line is to blame.
  public let line: Int?
  /// What is wrong and what to do, in one line.
  public let reason: String

  /// Makes an error.
  public init(path: String, line: Int? = nil, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// The usual form of compilers: `path:line: error: reason`.
  public var message: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): error: \(reason)"
  }
}
