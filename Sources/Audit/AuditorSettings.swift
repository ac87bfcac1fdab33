import Configuration
import Recognition
import Suggestions

/// What an auditor asks, and how.
public struct AuditorSettings: Sendable, Hashable {
  /// The rules, numbers and weights to change.
  public var configuration: Configuration
  /// What suggestions are made for.
  public var suggestions: SuggestionSettings
  /// What recognition returns; all but what is reported is for evaluation.
  public var recognition: RecognitionKind

  /// Makes settings; without arguments those of a run that was told nothing.
  public init(
    configuration: Configuration = Configuration(), suggestions: SuggestionSettings = SuggestionSettings(),
    recognition: RecognitionKind = .reported
  ) {
    self.configuration = configuration
    self.suggestions = suggestions
    self.recognition = recognition
  }
}
