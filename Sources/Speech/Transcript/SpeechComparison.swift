import Matching

/// Compares what is declared with what is seen, as far as pixels can be trusted.
enum SpeechComparison {
  /// Whether both name the same thing, with the same role and state.
  ///
  /// A value, a hint or a heading cannot be read from pixels, and a picture of words may be a text.
  static func agree(_ declared: Utterance, _ seen: Utterance) -> Bool {
    let names = (FoldedText(content(declared)), FoldedText(content(seen)))
    let slips = MatchingThresholds.paper.slipShare
    guard names.0 == names.1 || names.0.agrees(with: names.1, slipShare: slips) else { return false }
    guard declared.words([.state]) == seen.words([.state]) else { return false }
    // Tabs at the top and segments look alike: the same place among as many is the same thing.
    let places = (declared.words([.position]), seen.words([.position]))
    return role(declared) == role(seen) || (places.0.isEmpty == false && places.0 == places.1)
  }

  private static func content(_ utterance: Utterance) -> String {
    utterance.words([.name, .value]).joined(separator: " ")
  }

  private static func role(_ utterance: Utterance) -> [String] {
    utterance.words([.role]).filter { $0 != "heading" }
  }
}
