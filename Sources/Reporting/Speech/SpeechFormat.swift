import Speech

/// The forms in which a transcript is written; the raw values are the names on the command line.
public enum SpeechFormat: String, Sendable, Hashable, CaseIterable {
  /// Two aligned columns, or one line a stop.
  case text
  /// A table.
  case markdown
  /// The contract `unsaid.speech/1`.
  case json

  /// Writes the transcript; the same transcript gives the same bytes, and a changed stop changes its own lines.
  public func render(_ transcript: Transcript) -> String {
    switch self {
    case .text: SpeechText.render(transcript)
    case .markdown: SpeechMarkdown.render(transcript)
    case .json: SpeechJSON.document(transcript)
    }
  }
}
