import ScreenModel

/// The direction of the lines on a screen, by the script of its texts.
enum ScriptDirection {
  /// Whether most letters are of a script that runs from right to left (Hebrew, Arabic and their blocks).
  static func isRightToLeft(_ elements: [Element]) -> Bool {
    var letters = 0
    var leftward = 0
    for scalar in elements.lazy.compactMap(\.text).joined().unicodeScalars
    where scalar.properties.isAlphabetic {
      letters += 1
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: leftward += 1
      default: break
      }
    }
    return leftward * 2 > letters
  }
}
