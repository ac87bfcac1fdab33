/// The words for roles that a name leaves out, for the screen reader adds them itself.
enum RoleWords {
  /// The text without a role word at its end, and without the marks of form labels; the text itself where nothing
  /// would be left.
  static func dropped(from text: String, in language: Language?) -> String {
    var words = trimmed(text).split(separator: " ")
    let known = language.flatMap { byLanguage[$0] } ?? []
    while words.count > 1, let last = words.last, known.contains(last.lowercased()) { words.removeLast() }
    let left = trimmed(words.joined(separator: " "))
    return left.isEmpty ? text : left
  }

  /// Without a colon or the star of a required field at the end.
  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace || [":", "*", "："].contains(last) { text = text.dropLast() }
    while let first = text.first, first.isWhitespace || first == "*" { text = text.dropFirst() }
    return String(text)
  }

  private static let byLanguage: [Language: Set<String>] = [
    .english: ["button", "icon", "image", "switch", "toggle", "checkbox", "tab", "link", "field"],
    .german: ["schaltfläche", "taste", "symbol", "bild", "schalter", "kontrollkästchen"],
    .french: ["bouton", "icône", "image", "interrupteur", "onglet"],
    .spanish: ["botón", "icono", "imagen", "interruptor", "pestaña"],
    .italian: ["pulsante", "icona", "immagine", "interruttore"],
    .portuguese: ["botão", "ícone", "imagem", "interruptor"],
    .dutch: ["knop", "pictogram", "afbeelding", "schakelaar"],
    .polish: ["przycisk", "ikona", "obraz", "przełącznik"],
    .russian: ["кнопка", "значок", "изображение", "переключатель"],
  ]
}
