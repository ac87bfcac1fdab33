/// What a rule says of a place: a fault, or a doubt with its reason; a pass is silence.
public enum Outcome: Sendable, Hashable {
  /// The rule is broken.
  case violation
  /// A person must look; the reason is a key of the rule's `needsReview` messages.
  case review(ReviewReason)

  /// The word of the JSON contract.
  public var name: String {
    switch self {
    case .violation: "violation"
    case .review: "review"
    }
  }
}
