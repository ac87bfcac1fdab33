/// Mistakes of the network that the text alone gives away.
package enum Slips {
  /// The text with look-alikes made the letters that their word asks for.
  ///
  /// A bar before a small letter, and a capital I after one, are small Ls; so are those of the word All. A capital of the same shape as its small
  /// letter that ends a word in small letters was small, if the network was in doubt.
  package static func mended(_ reading: Reading) -> String {
    var glyphs = reading.glyphs
    func isSmall(_ index: Int) -> Bool {
      glyphs.indices.contains(index) && glyphs[index].text.allSatisfy(\.isLowercase)
    }
    func isLetter(_ index: Int) -> Bool {
      glyphs.indices.contains(index) && glyphs[index].text.allSatisfy(\.isLetter)
    }
    func isSpace(_ index: Int) -> Bool { !glyphs.indices.contains(index) || glyphs[index].text == " " }
    for index in glyphs.indices {
      switch glyphs[index].text {
      case "|" where isSmall(index + 1) && (isLetter(index - 1) || isSpace(index - 1)),
        "I"
      where isSmall(index - 1)
        && !(isLetter(index + 1) && !isSmall(index + 1) && glyphs[index + 1].text != "I"):
        glyphs[index].text = "l"
      case let text where sameShape.contains(text):
        guard glyphs[index].confidence < 0.9, isSmall(index - 1), isSmall(index - 2) || isLetter(index - 2)
        else {
          continue
        }
        if !isLetter(index + 1) { glyphs[index].text = text.lowercased() }
      default: continue
      }
    }
    return Reading(glyphs: glyphs).text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "AII" ? "All" : $0 }.joined(separator: " ")
  }

  private static let sameShape: Set<String> = ["C", "O", "S", "V", "W", "X", "Z"]
}
