/// One working point of a class: what a threshold at `score` gives.
public struct CurvePoint: Sendable, Hashable, Codable {
  /// The lowest score that counts here.
  public let score: Double
  /// The share of right ones among the detections, 0…1.
  public let precision: Double
  /// The share of the truth that was found, 0…1.
  public let recall: Double
}
