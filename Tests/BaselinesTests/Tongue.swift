/// A language that nobody speaks: every word becomes another one of about its length.
enum Tongue {
  private static let syllables = [
    "ba", "co", "du", "fe", "gi", "ho", "ju", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "wu", "xa", "ze",
    "sch", "tion", "ung", "eur", "lig",
  ]

  static func translated(_ text: String) -> String {
    // Names of files and resources are the same in every language.
    if text.contains("_") || text.contains(".png") { return text }
    let words = text.split(separator: " ").map { word in
      word.contains { $0.isLetter } ? Self.word(String(word)) : String(word)
    }
    return words.joined(separator: " ")
  }

  private static func word(_ word: String) -> String {
    var numbers = Seeded(word.lowercased().unicodeScalars.reduce(7) { ($0 &* 131) &+ Int($1.value) })
    var out = ""
    while out.count < word.count { out += syllables.randomElement(using: &numbers) ?? "ba" }
    return word.first?.isUppercase == true ? out.prefix(1).uppercased() + out.dropFirst() : out
  }
}
