import Findings

/// The words for a suggestion in reports for people, safe to show and of bounded length.
enum SuggestionText {
  /// What to write into the code, in one line; nil where nothing is proposed.
  static func proposal(_ suggestion: Suggestion) -> String? {
    var parts: [String] = []
    if let label = suggestion.label { parts.append("label “\(short(label))”") }
    if let value = suggestion.value { parts.append("value “\(short(value))”") }
    if let hint = suggestion.hint { parts.append("hint “\(short(hint))”") }
    if let traits = suggestion.traits, !traits.isEmpty {
      parts.append("trait \(short(traits.joined(separator: ", ")))")
    }
    if let identifier = suggestion.identifier { parts.append("identifier \(short(identifier))") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + reason(suggestion)
  }

  /// What a person must decide; nil where nothing is open.
  static func question(_ suggestion: Suggestion) -> String? { suggestion.question.map(short) }

  /// Everything but the code, as sentences.
  static func sentences(_ suggestion: Suggestion) -> String {
    let proposal = proposal(suggestion).map { "Suggested: \($0)." }
    return [proposal, question(suggestion)].compactMap { $0 }.joined(separator: " ")
  }

  /// The code in fenced blocks of Markdown; empty where there is none.
  static func codeBlocks(_ suggestion: Suggestion) -> String {
    suggestion.snippets.map { snippet in
      // A fence must be longer than any run of its sign in the code.
      var fence = "```"
      while snippet.code.contains(fence) { fence += "`" }
      return "\(PlainText.singleLine(snippet.framework)):\n\n\(fence)\n\(snippet.code)\n\(fence)\n"
    }.joined(separator: "\n")
  }

  private static func reason(_ suggestion: Suggestion) -> String {
    let sure = suggestion.confidence.map { "\(Int(($0 * 100).rounded())) %" }
    let words = [sure, suggestion.evidence.map(short)].compactMap { $0 }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private static func short(_ text: String) -> String {
    PlainText.elided(PlainText.singleLine(text), columns: 160)
  }
}
