/// What a screen reader makes of a string of a dump.
public enum SpokenWords {
  /// The string without what is never spoken: private-use glyphs of icon fonts, control and format characters.
  ///
  /// White space is joined to single blanks. Nil where nothing is left.
  public static func spoken(_ raw: String?) -> String? {
    guard let raw else { return nil }
    var words: [String] = [""]
    for scalar in raw.unicodeScalars {
      if scalar.properties.isWhitespace {
        if words[words.count - 1].isEmpty == false { words.append("") }
      } else if isSilent(scalar) == false {
        words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    if words.last?.isEmpty == true { words.removeLast() }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .privateUse, .control, .unassigned, .surrogate: true
    // A joiner inside an emoji stays, so that the emoji keeps its identity.
    case .format: scalar.value != 0x200D
    default: scalar.value == 0xFFFC
    }
  }
}
