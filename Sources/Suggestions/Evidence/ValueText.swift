/// Tells what was typed or measured from what names a thing.
enum ValueText {
  /// Whether the text is a number with its unit, a time, a price, an e-mail address, a link or a hidden password.
  static func isValue(_ text: String) -> Bool {
    let text = text.trimmingBlanks
    guard text.contains(where: \.isLetter) else { return true }
    if text.contains(" ") == false, text.contains("@") || text.hasPrefix("http") || text.hasPrefix("www.") {
      return true
    }
    if text.filter({ $0 == "•" || $0 == "●" || $0 == "*" }).count >= 3 { return true }
    let digits = text.count(where: \.isNumber)
    let letters = text.count(where: \.isLetter)
    return digits > 0 && letters <= max(3, digits) && (text.first?.isNumber == true || digits >= letters)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingBlanks: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    return String(text)
  }
}
