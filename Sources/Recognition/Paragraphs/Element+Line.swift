import ScreenModel

/// What the words of one line say of whether it is part of a sentence.
extension Element {
  /// Whether a line is more than a number or a sign: such lines are columns, not sentences.
  var hasLetters: Bool { text?.contains(where: \.isLetter) ?? true }

  /// Whether a line is something of its own, which no sentence above it ends with: a price, or an address.
  var isOfItsOwn: Bool { (firstSign?.isCurrencySymbol ?? false) || isAddress }

  /// The first sign behind those of a sum.
  var firstSign: Character? { text?.first { !"-+(".contains($0) } }

  /// Whether the words are the address of a page or of mail, which may have been read in two.
  private var isAddress: Bool {
    let words = (text ?? "").split(separator: " ")
    if words.count <= 2, words.contains(where: { $0.contains("@") }) { return true }
    guard words.count == 1, let end = words[0].split(separator: ".", omittingEmptySubsequences: false).last
    else {
      return false
    }
    return end.count < words[0].count && (2...3).contains(end.count) && end.allSatisfy(\.isLowercase)
  }
}
