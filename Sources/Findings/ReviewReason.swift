/// Why a rule could not decide by itself; the raw value is the key in a rule's `needsReview` messages.
public enum ReviewReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// Recognition is not sure of what it saw.
  case uncertainRecognition
  /// The dump holds the view order, not the order of the screen reader.
  case orderNotStated
  /// Part of the place lies under something else or is cut by an edge.
  case obscured
  /// Several counterparts fit equally well.
  case ambiguousMatch
  /// The measure misses its limit by so little that rounding may explain it.
  case nearLimit
  /// The dump does not carry the property in question.
  case propertyNotInDump
}
