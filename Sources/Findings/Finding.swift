import Geometry

/// What one rule measured at one place; its words come from the rule's file.
public struct Finding: Sendable, Hashable {
  /// The id of the rule.
  public var rule: String
  /// A fault or a doubt.
  public var outcome: Outcome
  /// How sure it is, 0…1.
  public var confidence: Double
  /// What the rule measured of its own certainty, 0…1; what is shown is learnt from it.
  public var strength: Double
  /// The place in pixels; nil for the whole screen.
  public var box: Rect?
  /// The id of the recognised element, where one is concerned.
  public var element: Int?
  /// The index of the declared node, where one is concerned.
  public var node: Int?
  /// The values for the holes of the rule's message, by name.
  public var evidence: [String: String]

  /// Makes a finding.
  public init(
    rule: String, outcome: Outcome = .violation, confidence: Double = 1, box: Rect? = nil,
    element: Int? = nil,
    node: Int? = nil, evidence: [String: String] = [:]
  ) {
    self.rule = rule
    self.outcome = outcome
    self.confidence = confidence
    strength = confidence
    self.box = box
    self.element = element
    self.node = node
    self.evidence = evidence
  }
}
