/// Strings as literals of programming languages.
enum StringLiteral {
  /// A Swift literal.
  static func swift(_ text: String) -> String {
    quoted(text) { scalar in
      switch scalar {
      case "\0": "\\0"
      default: isControl(scalar) ? "\\u{\(hex(scalar))}" : nil
      }
    }
  }

  /// A Kotlin literal; a dollar sign would begin a template.
  static func kotlin(_ text: String) -> String {
    quoted(text) { scalar in scalar == "$" ? "\\$" : isControl(scalar) ? "\\u\(padded(scalar))" : nil }
  }

  /// A Dart literal in single quotes; a dollar sign would begin an interpolation.
  static func dart(_ text: String) -> String {
    quoted(text, by: "'") { scalar in scalar == "$" ? "\\$" : isControl(scalar) ? "\\u{\(hex(scalar))}" : nil
    }
  }

  /// A JavaScript literal that may also stand in a script of a page.
  static func javaScript(_ text: String) -> String {
    quoted(text) { scalar in
      isControl(scalar) || scalar == "\u{2028}" || scalar == "\u{2029}" ? "\\u\(padded(scalar))" : nil
    }
  }

  private static func quoted(
    _ text: String, by quote: Unicode.Scalar = "\"", _ special: (Unicode.Scalar) -> String?
  ) -> String {
    var literal = String(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case quote: literal += "\\\(quote)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if let escape = special(scalar) { literal += escape } else { literal.unicodeScalars.append(scalar) }
      }
    }
    return literal + String(quote)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }

  private static func padded(_ scalar: Unicode.Scalar) -> String {
    let digits = hex(scalar)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
