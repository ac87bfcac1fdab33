/// What recognition returns: what it reports, or more or other things to measure it by.
public enum RecognitionKind: Sendable, Hashable {
  /// What the product reports.
  case reported
  /// With what it is too unsure of to report: average precision ranks that too.
  case withWeakAnswers
  /// The detector's second answer alone, as the annotators of the real training screens box what they see.
  case asAnnotated
}
