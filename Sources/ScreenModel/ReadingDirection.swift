/// The direction in which lines of text run.
public enum ReadingDirection {
  /// Whether most letters are of a script that runs from right to left (Hebrew, Arabic and their blocks).
  public static func isRightToLeft(_ texts: [String]) -> Bool {
    let letters = texts.flatMap { $0.unicodeScalars.filter(\.properties.isAlphabetic) }
    let leftward = letters.count { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
      default: false
      }
    }
    return leftward * 2 > letters.count
  }
}

extension RecognizedScreen {
  /// Whether most letters on the screen run from right to left.
  public var isRightToLeft: Bool { ReadingDirection.isRightToLeft(elements.compactMap(\.text)) }
}
