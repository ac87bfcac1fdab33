extension RecognizedScreen {
  /// Whether most letters are of a script that runs from right to left (Hebrew, Arabic and their blocks).
  public var isRightToLeft: Bool {
    let letters = elements.compactMap(\.text).joined().unicodeScalars.filter(\.properties.isAlphabetic)
    let leftward = letters.count { scalar in
      (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
        || (0xFE70...0xFEFF).contains(scalar.value)
    }
    return leftward * 2 > letters.count
  }
}
