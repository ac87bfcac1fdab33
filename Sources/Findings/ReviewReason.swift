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
  /// The ground has many colours, and the measure holds on a part of it.
  case variedGround
  /// The limit depends on the size or weight of the type, which lies between two.
  case sizeUnknown
  /// There is too little of it to be sure.
  case tooLittle
  /// The configuration wants a person to decide about every finding of the rule.
  case configured
}
