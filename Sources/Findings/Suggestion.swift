/// What a finding proposes to write into the code; every part that is not known stays nil.
public struct Suggestion: Sendable, Hashable, Codable {
  /// The accessibility label, in the screen's own language.
  public var label: String?
  /// The value that a screen reader should speak, for example "On".
  public var value: String?
  /// The hint, for example what a double tap does.
  public var hint: String?
  /// The traits that are missing, in the words of `unsaid.tree/1`.
  public var traits: [String]?
  /// The identifier for tests, by the configured pattern.
  public var identifier: String?
  /// How sure the proposal is, 0…1.
  public var confidence: Double?
  /// Where it comes from, in one line, for example "from the text left of the switch".
  public var evidence: String?
  /// What a person must decide, where no name can be given honestly.
  public var question: String?
  /// The change as code, one for each framework asked for.
  public var snippets: [Snippet]

  /// Makes a suggestion; what is not known is left out.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, traits: [String]? = nil,
    identifier: String? = nil, confidence: Double? = nil, evidence: String? = nil, question: String? = nil,
    snippets: [Snippet] = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.confidence = confidence
    self.evidence = evidence
    self.question = question
    self.snippets = snippets
  }
}
