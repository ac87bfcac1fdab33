/// How the screen writes its own words, and how a name is brought into that form.
struct LetterCase: Hashable {
  /// Whether most short texts of several words begin each word with a capital.
  let isTitleCase: Bool
  /// The language, for German nouns keep their capitals.
  let language: Language?

  init(of texts: [String], language: Language?) {
    let phrases = texts.map { UsualWordsCase($0) }.filter { (2...5).contains($0.words) }
    let titled = phrases.count { $0.isTitled }
    isTitleCase = language == .english && phrases.count >= 3 && titled * 5 >= phrases.count * 3
    self.language = language
  }

  /// A name of our own in the case of the screen.
  func fitted(_ name: String) -> String {
    guard isTitleCase else { return name }
    return name.split(separator: " ").map(Self.capitalized).joined(separator: " ")
  }

  /// A text of the screen as it is spoken best: words in capitals throughout are written small, for screen readers
  /// spell some of them; white space is one blank.
  func calmed(_ text: String) -> String {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let letters = text.filter(\.isLetter)
    guard letters.count > 4, letters.allSatisfy({ $0.isUppercase }) else { return text }
    let small = text.lowercased()
    if language == .german { return small.split(separator: " ").map(Self.capitalized).joined(separator: " ") }
    return isTitleCase
      ? small.split(separator: " ").map(Self.capitalized).joined(separator: " ")
      : Self.capitalized(small[...])
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// How a text uses capitals.
private struct UsualWordsCase {
  let words: Int
  let isTitled: Bool

  init(_ text: String) {
    let parts = text.split(separator: " ").filter { $0.first?.isLetter == true }
    words = parts.count
    let shouting = text.allSatisfy { $0.isLetter == false || $0.isUppercase }
    isTitled =
      shouting == false && parts.allSatisfy { $0.first?.isUppercase == true || $0.count <= 3 }
      && parts.dropFirst().contains { $0.first?.isUppercase == true }
  }
}
