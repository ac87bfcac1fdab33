/// One row of a transcript: a stop that is declared, seen, or both.
public struct TranscriptRow: Sendable, Hashable {
  /// How the two sides of a row stand to one another.
  public enum Relation: String, Sendable, Hashable, Codable, CaseIterable {
    /// Both say the same, but for what reading from pixels can be mistaken about.
    case same
    /// Both are there and differ in name, role or state.
    case differs
    /// Only the tree has it.
    case declaredOnly
    /// Only the pixels have it.
    case seenOnly
  }

  /// What the tree has said; nil where the stop is only seen.
  public var declared: Utterance?
  /// What the pixels ask for; nil where the stop is only declared.
  public var seen: Utterance?
  /// The developer's identifier of the declared node.
  public var identifier: String?
  /// What speaks for this stop in the other column, where the two sides are cut into stops differently.
  public var partOf: String?
  /// The place of the seen stop in the navigation order, from 0.
  var seenPlace: Int?

  /// Makes a row.
  public init(
    declared: Utterance? = nil, seen: Utterance? = nil, identifier: String? = nil, partOf: String? = nil
  ) {
    self.init(
      declared: declared, seen: seen, identifier: identifier, partOf: partOf, seenPlace: nil)
  }

  init(
    declared: Utterance? = nil, seen: Utterance? = nil, identifier: String? = nil, partOf: String? = nil,
    seenPlace: Int?
  ) {
    self.declared = declared
    self.seen = seen
    self.identifier = identifier
    self.partOf = partOf
    self.seenPlace = seenPlace
  }

  /// How the two sides stand to one another.
  public var relation: Relation {
    guard let declared else { return .seenOnly }
    guard let seen else { return .declaredOnly }
    return SpeechComparison.agree(declared, seen) ? .same : .differs
  }
}
