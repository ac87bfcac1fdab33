import YAMLText

/// The values of thresholds as YAML text on one line, held against the kind of the standard value.
enum ThresholdText {
  /// The value as text; nil where it is of another kind than the standard one.
  static func of(_ value: YAMLValue, like standard: YAMLValue) -> String? {
    switch (value.content, standard.content) {
    case (.scalar(let text, let isText), .scalar(let known, _)):
      // A threshold below zero has no meaning for any rule, and "nan" would be silent.
      if Double(known) != nil {
        guard let number = Double(text), !isText, number.isFinite, number >= 0 else { return nil }
        return text
      }
      if isBoolean(known) { return isBoolean(text) && !isText ? text : nil }
      return quoted(text)
    case (.sequence, .sequence): return line(value)
    default: return nil
    }
  }

  /// The value of a rule's own file on one line.
  static func standard(_ value: YAMLValue) -> String { line(value) }

  /// The kind in words.
  static func kind(of standard: YAMLValue) -> String {
    switch standard.content {
    case .scalar(let known, _):
      Double(known) != nil ? "a number of at least 0" : isBoolean(known) ? "true or false" : "a text"
    case .sequence: "a list"
    case .mapping: "keys with values"
    }
  }

  private static func isBoolean(_ text: String) -> Bool { text == "true" || text == "false" }

  private static func line(_ value: YAMLValue) -> String {
    switch value.content {
    case .scalar(let text, let isText):
      isText || (Double(text) == nil && !isBoolean(text)) ? quoted(text) : text
    case .sequence(let items): "[" + items.map(line).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{ " + entries.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      && !["on", "off", "yes", "no", "true", "false", "null"].contains(text.lowercased())
      && Double(text) == nil
    return isPlain
      ? text
      : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
