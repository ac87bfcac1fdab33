/// Makes foreign text (labels, identifiers, read text) safe to show to a person.
package enum PlainText {
  /// One line without control characters and direction overrides; runs of white space become one space.
  ///
  /// A label may hold escape sequences that repaint a terminal, or marks that make a line read backwards.
  package static func singleLine(_ text: String) -> String {
    if isPlain(text) { return text }
    var out = String.UnicodeScalarView()
    var gap = false
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      if isBlank(scalar) {
        gap = !out.isEmpty
      } else {
        if gap { out.append(" ") }
        gap = false
        out.append(scalar)
      }
    }
    return String(out)
  }

  /// The text cut to a number of terminal columns, with an ellipsis in place of the rest.
  package static func elided(_ text: String, columns: Int) -> String {
    // Every character but zero-width ones takes a column: a short text cannot be too wide by more than twice.
    if text.utf8.count <= columns { return text }
    var width = 0
    var kept = ""
    for character in text {
      width += DisplayWidth.of(character)
      if width > columns {
        while DisplayWidth.of(kept) > columns - 1, !kept.isEmpty { kept.removeLast() }
        return kept + "…"
      }
      kept.append(character)
    }
    return text
  }

  // The common case: printable ASCII with single spaces between words stays as it is.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85: false  // White space, folded into one space.
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true  // Direction marks and overrides.
    case 0xFFF9...0xFFFB, 0xFEFF, 0xE0001: true  // Annotation marks, byte-order mark, language tag.
    default: false
    }
  }
}
