import Configuration
import Suggestions

/// What an auditor asks, and how.
public struct AuditorSettings: Sendable, Hashable {
  /// The rules, numbers and weights to change.
  public var configuration: Configuration
  /// What suggestions are made for.
  public var suggestions: SuggestionSettings
  /// Whether recognition adds what it is too unsure to report, for evaluation.
  public var withWeakAnswers: Bool

  /// Makes settings; without arguments those of a run that was told nothing.
  public init(
    configuration: Configuration = Configuration(), suggestions: SuggestionSettings = SuggestionSettings(),
    withWeakAnswers: Bool = false
  ) {
    self.configuration = configuration
    self.suggestions = suggestions
    self.withWeakAnswers = withWeakAnswers
  }
}
