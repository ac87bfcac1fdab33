/// Why a finding is no longer open.
public enum Ending: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its rule was asked of its screen and is silent.
  case fixed
  /// Somebody decided in the configuration that it does not count.
  case suppressed
  /// Its rule is no longer asked of its screen.
  case ruleOff
  /// A complete run no longer holds its screen.
  case screenGone
}
