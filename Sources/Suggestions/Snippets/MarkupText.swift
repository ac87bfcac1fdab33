/// Strings as values of attributes in markup.
enum MarkupText {
  /// An HTML attribute in double quotes.
  static func html(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// An attribute of an Android layout in double quotes: first the escapes that the resource compiler takes away,
  /// then those of XML.
  static func android(_ text: String) -> String {
    var resource = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": resource += "\\\\"
      case "'": resource += "\\'"
      case "\"": resource += "\\\""
      case "\n": resource += "\\n"
      case "\t": resource += "\\t"
      default: resource.unicodeScalars.append(scalar)
      }
    }
    // At the beginning these two ask for a resource or an attribute of the theme.
    if let first = resource.first, first == "@" || first == "?" { resource = "\\" + resource }
    return "\"\(escaped(resource))\""
  }

  private static func escaped(_ text: String) -> String {
    var markup = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "\n": markup += "&#10;"
      case "\r": markup += "&#13;"
      case "\t": markup += "&#9;"
      default:
        // Other control characters are not allowed in XML, escaped or not.
        if scalar.value >= 0x20, scalar.value != 0x7F { markup.unicodeScalars.append(scalar) }
      }
    }
    return markup
  }
}
