/// The one place where text becomes XML.
package enum XMLText {
  /// Text between tags.
  package static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

  /// Text between the quotes of an attribute; line breaks and tabs survive normalisation as references.
  package static func attribute(_ text: String) -> String { escaped(text, inAttribute: true) }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      // In content too: `]]>` must not stand there as it is.
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where inAttribute: out.append(contentsOf: "&quot;".unicodeScalars)
      case "\n" where inAttribute, "\t" where inAttribute, "\r":
        out.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      default: out.append(isLegal(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(out)
  }

  // The production Char of XML 1.0, less the C1 controls and noncharacters that it discourages.
  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: true
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
