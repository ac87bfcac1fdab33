/// How a finding stands against a baseline.
public enum FindingStatus: String, Sendable, Hashable, Codable {
  /// The baseline does not hold it.
  case new
  /// The baseline holds it.
  case known
}
