/// How many columns a monospaced terminal gives to text (Unicode Annex 11; emoji take two).
enum DisplayWidth {
  /// The columns of a whole text.
  static func of(_ text: String) -> Int {
    // Most text is plain, and counting characters is by far the slowest part of a long terminal report.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character as a person sees it, 0…2.
  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x7F { return first.value < 0x20 ? 0 : 1 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    return isWide(first) || isEmoji(character) ? 2 : 1
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  // The blocks of East_Asian_Width W and F; gaps inside a block do not matter for layout.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    wide.contains { $0.contains(scalar.value) }
  }
}
