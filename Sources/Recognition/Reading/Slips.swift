/// Mistakes of the network that the text alone gives away.
package enum Slips {
  /// The text with a bar inside or at the start of a word made the small L that it is, and spaces at its ends cut.
  package static func mended(_ text: String) -> String {
    var characters = Array(text.drop { $0 == " " })
    while characters.last == " " { characters.removeLast() }
    for index in characters.indices where characters[index] == "|" {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if after.isLowercase && (before.isLetter || before == " ") { characters[index] = "l" }
    }
    return String(characters)
  }
}
