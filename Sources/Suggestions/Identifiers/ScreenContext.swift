/// The word for a screen in identifiers, from the name of its files.
public enum ScreenContext {
  /// The last part of the name in lower camel case, without what names a run: platform, device, theme, language,
  /// scale. So "de/settings-ios-dark@3x" and "en/settings-ios-light" are both "settings".
  public static func word(for screen: String) -> String {
    let last = screen.split(separator: "/").last.map(String.init) ?? screen
    var words = IdentifierWords.words(of: last)
    while words.count > 1, let word = words.last, isOfRun(word) { words.removeLast() }
    let camel = IdentifierWords.camel(words)
    guard let first = camel.first else { return "screen" }
    return first.isNumber ? "screen" + camel : camel
  }

  private static func isOfRun(_ word: String) -> Bool {
    if Language(rawValue: word) != nil || runWords.contains(word) { return true }
    return word.hasSuffix("x") && word.dropLast().allSatisfy(\.isNumber)
  }

  private static let runWords: Set<String> = [
    "ios", "android", "web", "light", "dark", "phone", "tablet", "iphone", "ipad", "pixel", "rtl", "ltr",
    "portrait",
    "landscape", "us", "gb", "uk", "ch", "at", "br", "mx", "tw", "cn", "jp", "kr", "hk", "sv", "da", "nb",
    "fi", "cs",
    "tr", "he",
  ]
}
