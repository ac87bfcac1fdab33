import Findings
import Geometry

/// A finding with its words, its weight and the node it speaks of.
public struct ReportedFinding: Sendable, Hashable, Codable {
  /// The declared node that a finding is about.
  public struct NodeEntry: Sendable, Hashable, Codable {
    private enum CodingKeys: String, CodingKey {
      case path, role, identifier, label, box, line
    }

    /// The way from the root, by role and place.
    public var path: String
    /// The role in the words of `unsaid.tree/1`.
    public var role: String
    /// The developer's identifier.
    public var identifier: String?
    /// The declared label.
    public var label: String?
    /// The frame in pixels.
    public var box: Rect
    /// The line of the dump, from 1.
    public var line: Int?

    /// Makes an entry.
    public init(path: String, role: String, identifier: String?, label: String?, box: Rect, line: Int?) {
      self.path = path
      self.role = role
      self.identifier = identifier
      self.label = label
      self.box = box
      self.line = line
    }
  }

  private enum CodingKeys: String, CodingKey {
    case rule, outcome, reviewReason, severity, confidence, box, element, node, message, hint, fingerprint
    case suggestion, status, owner, suppression, identity, partOf, group
  }

  /// The id of the rule.
  public var rule: String
  /// "violation" or "review".
  public var outcome: String
  /// Why a person must decide; nil for violations.
  public var reviewReason: String?
  /// How much it weighs.
  public var severity: Severity
  /// How sure it is, 0…1.
  public var confidence: Double
  /// The place in pixels; nil for the whole screen.
  public var box: Rect?
  /// The id of the recognised element, where one is concerned.
  public var element: Int?
  /// The declared node, where one is concerned.
  public var node: NodeEntry?
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var hint: String
  /// The identity of the finding across runs, lower-case hexadecimal.
  public var fingerprint: String
  /// What to write into the code, where that can be said.
  public var suggestion: Suggestion?
  /// How it stands against the baseline; nil where there is none.
  public var status: FindingStatus?
  /// Who looks after the screen, by the configuration.
  public var owner: String?
  /// Why it does not count; nil where it does.
  public var suppression: SuppressionNote?
  /// The fingerprint of the finding whose cause it shares: an unlabelled button that is too small too is one.
  public var partOf: String?
  /// The fingerprint of the first finding of the same rule on the same component, that one too; nil where it is alone.
  public var group: String?
  /// What makes it recognisable in another run, for matching where fingerprints differ.
  public var identity: FindingIdentity?

  /// Makes a finding with its words.
  public init(
    rule: String, outcome: String, reviewReason: String?, severity: Severity, confidence: Double, box: Rect?,
    element: Int?, node: NodeEntry?, message: String, hint: String, fingerprint: String,
    suggestion: Suggestion? = nil, status: FindingStatus? = nil, owner: String? = nil,
    suppression: SuppressionNote? = nil, identity: FindingIdentity? = nil
  ) {
    self.rule = rule
    self.outcome = outcome
    self.reviewReason = reviewReason
    self.severity = severity
    self.confidence = confidence
    self.box = box
    self.element = element
    self.node = node
    self.message = message
    self.hint = hint
    self.fingerprint = fingerprint
    self.suggestion = suggestion
    self.status = status
    self.owner = owner
    self.suppression = suppression
    self.identity = identity
  }
}

// The contract names `box`, `identifier`, `label` and `line` without a question mark: the keys are always there,
// and null where nothing is known. The other optional keys are left out.

extension ReportedFinding {
  /// Writes the contract's keys; `box` is null for a finding about the whole screen.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(rule, forKey: .rule)
    try keys.encode(outcome, forKey: .outcome)
    try keys.encodeIfPresent(reviewReason, forKey: .reviewReason)
    try keys.encode(severity, forKey: .severity)
    try keys.encode(confidence, forKey: .confidence)
    try keys.encode(box, forKey: .box)
    try keys.encodeIfPresent(element, forKey: .element)
    try keys.encodeIfPresent(node, forKey: .node)
    try keys.encode(message, forKey: .message)
    try keys.encode(hint, forKey: .hint)
    try keys.encode(fingerprint, forKey: .fingerprint)
    try keys.encodeIfPresent(suggestion, forKey: .suggestion)
    try keys.encodeIfPresent(status, forKey: .status)
    try keys.encodeIfPresent(owner, forKey: .owner)
    try keys.encodeIfPresent(suppression, forKey: .suppression)
    try keys.encodeIfPresent(partOf, forKey: .partOf)
    try keys.encodeIfPresent(group, forKey: .group)
    try keys.encodeIfPresent(identity, forKey: .identity)
  }
}

extension ReportedFinding.NodeEntry {
  /// Writes the contract's keys; what the dump does not say is null.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(path, forKey: .path)
    try keys.encode(role, forKey: .role)
    try keys.encode(identifier, forKey: .identifier)
    try keys.encode(label, forKey: .label)
    try keys.encode(box, forKey: .box)
    try keys.encode(line, forKey: .line)
  }
}
