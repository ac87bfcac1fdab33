/// Why the history could not be read or written.
public struct HistoryError: Error, Sendable, Hashable {
  /// Who can mend it.
  public enum Kind: Sendable, Hashable {
    /// The caller asked for something that the history does not hold.
    case usage
    /// The file is damaged, of a newer version, locked, or may not be read or written.
    case file
  }

  /// Who can mend it.
  public let kind: Kind
  /// The path of the history; nil where the request alone is to blame.
  public let path: String?
  /// What is wrong and what to do, in one line.
  public let reason: String

  /// Makes an error.
  public init(kind: Kind, path: String? = nil, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// The usual form of compilers: `path: error: reason`.
  public var message: String { (path.map { "\($0): " } ?? "") + "error: \(reason)" }

  static func usage(_ reason: String) -> HistoryError { HistoryError(kind: .usage, reason: reason) }
}
