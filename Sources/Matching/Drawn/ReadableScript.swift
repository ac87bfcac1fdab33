/// Which words recognition can be held to: its reader knows Latin, Greek and Chinese letters and digits, and no others.
public enum ReadableScript {
  /// Whether nearly all letters of the text are of a script that is read.
  public static func canRead(_ text: String) -> Bool {
    var known = 0
    var all = 0
    for scalar in text.unicodeScalars {
      let isDigit = scalar.properties.numericType != nil
      guard isDigit || scalar.properties.isAlphabetic else { continue }
      all += 1
      known += isDigit || isKnown(scalar.value) ? 1 : 0
    }
    return all > 0 && known * 10 >= all * 9
  }

  private static func isKnown(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0041...0x024F, 0x1E00...0x1EFF, 0x0370...0x03FF, 0x3400...0x9FFF, 0xFF10...0xFF5A: true
    default: false
    }
  }
}
