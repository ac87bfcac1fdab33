/// Finds the language of a screen from the texts on it, or says that it cannot.
///
/// Most scripts tell by themselves. Latin letters need words: the language whose usual words occur most often wins,
/// if it does so clearly. A doubtful answer is nil, for a name in the wrong language is worse than none.
public enum LanguageGuess {
  /// The language of the texts; nil where nothing is certain.
  public static func language(of texts: [String]) -> Language? {
    let counts = letterCounts(texts)
    let letters = counts.values.reduce(0, +)
    guard letters >= 3, let leading = counts.max(by: { $0.value < $1.value })?.key else { return nil }
    // Japanese is written with Chinese characters too, but hardly ever with those alone.
    if let kana = counts[.kana], kana * 20 >= letters { return .japanese }
    if (counts[.hangul] ?? 0) * 3 >= letters { return .korean }
    if (counts[.han] ?? 0) * 3 >= letters { return isGarbled(texts) || looksLikeKana(texts) ? nil : .chinese }
    switch leading {
    case .arabic: return isOther(texts, letters: "پچژگڑٹےںێۆ") ? nil : .arabic
    case .devanagari: return .hindi
    case .greek: return .greek
    case .cyrillic: return isOther(texts, letters: "іїєґўђћљњџјѓќәөүұңһ") ? nil : .russian
    case .latin: return (counts[.latin] ?? 0) * 3 >= letters * 2 ? latin(texts) : nil
    default: return nil
    }
  }

  private static func letterCounts(_ texts: [String]) -> [Script: Int] {
    var counts: [Script: Int] = [:]
    for scalar in texts.lazy.flatMap(\.unicodeScalars) {
      if let script = Script(scalar) { counts[script, default: 0] += 1 }
    }
    return counts
  }

  /// Whether a quarter of the texts in Chinese characters are what a reader made of another script.
  private static func isGarbled(_ texts: [String]) -> Bool {
    let chinese = texts.filter { $0.unicodeScalars.contains { Script($0) == .han } }
    return chinese.count(where: Script.isGarbled) * 4 >= chinese.count
  }

  /// Whether one in sixteen Chinese characters is of the few that a reader without kana sees in them, "才口一" in フォロー:
  /// on rendered pages one in ten Japanese ones is at least, and hardly one in fifty Chinese ones.
  private static func looksLikeKana(_ texts: [String]) -> Bool {
    let chinese = texts.lazy.flatMap(\.unicodeScalars).filter { Script($0) == .han }
    return chinese.count(where: Script.kanaShapes.contains) * 16 >= chinese.count
  }

  /// Whether letters that the script's main language does not have stand in a tenth of the words.
  private static func isOther(_ texts: [String], letters: String) -> Bool {
    let words = texts.flatMap { UsualWords.words(of: $0) }
    let foreign = words.count { word in word.contains { letters.contains($0) } }
    return foreign * 10 > words.count
  }

  private static func latin(_ texts: [String]) -> Language? {
    let words = texts.flatMap { UsualWords.words(of: $0) }
    let votes = Language.allCases.compactMap { language -> (language: Language, votes: Int)? in
      guard let usual = UsualWords.byLanguage[language] else { return nil }
      // Single letters are days of a calendar and marks of a chart as often as words.
      return (language, words.count { $0.count > 1 && usual.contains($0) })
    }.sorted { $0.votes > $1.votes }
    guard let best = votes.first, best.votes > 0 else { return nil }
    let runnerUp = votes.dropFirst().first?.votes ?? 0
    guard best.votes * 2 >= runnerUp * 3, best.votes * 12 >= words.count else { return nil }
    if best.language == .english, hasForeignLetters(words) { return nil }
    return best.language
  }

  /// English has hardly any letters outside of ASCII.
  private static func hasForeignLetters(_ words: [String]) -> Bool {
    words.count { word in word.unicodeScalars.contains { $0.value > 0x7F && $0.properties.isAlphabetic } } * 8
      > words.count
  }
}
