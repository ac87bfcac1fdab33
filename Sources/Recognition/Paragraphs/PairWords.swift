import ScreenModel

/// What the words of two lines say: a sentence that goes on, a name and its value.
enum PairWords: PairGroup {
  static let names = [
    "isWithinSentence", "beginsWithNumber", "startsLow", "endsSentence", "wordsAbove", "wordsBelow",
    "charactersAbove", "charactersBelow", "lettersAbove",
    "lettersBelow", "isUpperBelow", "digitsBelow", "titleShareAbove", "titleShareBelow",
  ]

  static func values(of pair: LinePair, in scene: LineScene) -> [Double] {
    let pair = scene.lineBreak(pair)
    let above = pair.above.text ?? ""
    let below = pair.below.text ?? ""
    let upper = above.split(separator: " ")
    let lower = below.split(separator: " ")
    let last = above.last { $0 != " " } ?? " "
    return [
      pair.isWithinSentence.feature, pair.beginsWithNumber.feature,
      (below.first?.isLowercase ?? false).feature, ".!?。".contains(last).feature, Double(upper.count),
      Double(lower.count),
      Double(above.count), Double(below.count), share(above) { $0.isLetter }, share(below) { $0.isLetter },
      isUpper(below).feature, share(below) { $0.isNumber }, titles(upper),
      titles(lower),
    ]
  }

  private static func share(_ text: String, _ holds: (Character) -> Bool) -> Double {
    text.isEmpty ? .nan : Double(text.count(where: holds)) / Double(text.count)
  }

  private static func isUpper(_ text: String) -> Bool {
    text.contains(where: \.isUppercase) && !text.contains(where: \.isLowercase)
  }

  /// The share of the words that begin with a capital.
  private static func titles(_ words: [Substring]) -> Double {
    words.isEmpty ? .nan : Double(words.count { $0.first?.isUppercase ?? false }) / Double(words.count)
  }
}
