import Matching
import ScreenModel

/// The direction of the lines on a screen.
enum ReadingDirection {
  /// Whether most letters are of a script that runs from right to left (Hebrew, Arabic and their blocks).
  static func isRightToLeft(_ screen: Screen) -> Bool {
    let letters = screen.seen.elements.compactMap(\.text).joined().unicodeScalars
      .filter(\.properties.isAlphabetic)
    let leftward = letters.count { scalar in
      (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
        || (0xFE70...0xFEFF).contains(scalar.value)
    }
    return leftward * 2 > letters.count
  }
}
