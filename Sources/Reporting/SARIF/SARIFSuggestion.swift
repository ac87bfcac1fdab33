import Findings

extension SARIF {
  /// A suggestion among the properties of a result, under the names of `unsaid.report/1`.
  struct SuggestionProperties: Encodable {
    let label: String?
    let value: String?
    let identifier: String?
    let confidence: Double?
    let evidence: String?
    let question: String?
    let snippets: [Snippet]?

    init(_ suggestion: Suggestion) {
      label = suggestion.label
      value = suggestion.value
      identifier = suggestion.identifier
      confidence = suggestion.confidence
      evidence = suggestion.evidence
      question = suggestion.question
      snippets = suggestion.snippets.isEmpty ? nil : suggestion.snippets
    }
  }
}
