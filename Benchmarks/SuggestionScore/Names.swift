/// Names made comparable.
enum Names {
  /// Lower case, words parted by one blank, no punctuation, no role word at the end.
  static func normalized(_ text: String) -> String {
    var words = text.lowercased().split { $0.isLetter == false && $0.isNumber == false && $0.isMark == false }
    while words.count > 1, let last = words.last, roles.contains(String(last)) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private static let roles: Set<String> = [
    "button", "icon", "image", "switch", "toggle", "checkbox", "tab", "link",
  ]
}

extension Character {
  /// Whether it is a sign that belongs to a letter, as vowels do in Devanagari.
  fileprivate var isMark: Bool {
    unicodeScalars.first.map { [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory) }
      ?? false
  }
}
