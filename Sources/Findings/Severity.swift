/// How much a finding weighs, from its rule's file or the configuration.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case info
  case warning
  case error

  /// Orders by weight: info < warning < error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
