/// The numbers of the matching rules.
public struct MatchingThresholds: Sendable, Hashable {
  /// The least share of an element's area that lies in a node which contains it, 0…1.
  public var containment: Double
  /// The least intersection over union of an element and a node that overlap, 0…1.
  public var overlap: Double
  /// The share of the screen's area from which a node counts as fullscreen and takes no part, 0…1.
  public var fullscreen: Double
  /// The slips of reading allowed a character when texts are compared.
  public var slipShare: Double

  /// Makes thresholds; the defaults are the paper's where the paper states one.
  public init(
    containment: Double = 0.85, overlap: Double = 0.05, fullscreen: Double = 0.85, slipShare: Double = 0.125
  ) {
    self.containment = containment
    self.overlap = overlap
    self.fullscreen = fullscreen
    self.slipShare = slipShare
  }

  /// Section 3.3 of "Screen Recognition": 85 % containment, 5 % IoU; the others are our own judgement.
  public static let paper = MatchingThresholds()
}
