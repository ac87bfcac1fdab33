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
  /// Whether confidence is what was observed; a strength that was only measured is for fitting.
  public var isCalibrated: Bool

  /// Makes settings; without arguments those of a run that was told nothing.
  public init(
    configuration: Configuration = Configuration(), suggestions: SuggestionSettings = SuggestionSettings(),
    recognition: RecognitionKind = .reported, isCalibrated: Bool = true
  ) {
    self.configuration = configuration
    self.suggestions = suggestions
    self.recognition = recognition
    self.isCalibrated = isCalibrated
  }
}
