import YAMLText

/// A mapping of the file whose keys are all known.
struct YAMLMapping {
  let source: String
  let line: Int
  let entries: [YAMLValue.Entry]

  /// Takes a mapping; an unknown key is an error that names the nearest known one.
  init(_ value: YAMLValue, keys: [String], what: String, source: String) throws(ConfigurationError) {
    self.source = source
    line = value.line
    entries = try Self.entries(of: value, what: what, source: source)
    for entry in entries where !keys.contains(entry.key) {
      throw ConfigurationError(
        source: source, line: entry.line,
        reason: "unknown key \"\(entry.key)\"\(Self.advice(entry.key, among: keys))")
    }
  }

  /// The entries of a mapping with free keys.
  static func entries(
    of value: YAMLValue, what: String, source: String
  ) throws(ConfigurationError) -> [YAMLValue.Entry] {
    if value.isNull { return [] }
    guard case .mapping(let entries) = value.content else {
      throw ConfigurationError(source: source, line: value.line, reason: "\(what) must be keys with values")
    }
    return entries
  }

  /// What follows "unknown …": the nearest word, or all of them.
  static func advice(_ word: String, among known: [String]) -> String {
    if let near = NearestWord.to(word, among: known) { return "; did you mean \"\(near)\"?" }
    return "; known are \(known.sorted().joined(separator: ", "))"
  }

  /// The value of a key; nil where it is not given or null.
  func value(_ key: String) -> YAMLValue? {
    entries.first { $0.key == key }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// The text of a key; nil where it is not given.
  func text(_ key: String) throws(ConfigurationError) -> Sourced<String>? {
    guard let value = value(key) else { return nil }
    guard let text = value.scalar, !text.allSatisfy(\.isWhitespace) else {
      throw error(value.line, "\"\(key)\" must be a text")
    }
    return Sourced(text, .file(source, line: value.line))
  }

  /// The text of a key that must be one of some words.
  func word(_ key: String, of known: [String]) throws(ConfigurationError) -> Sourced<String>? {
    guard let found = try text(key) else { return nil }
    guard known.contains(found.value) else {
      throw error(
        value(key)?.line, "\"\(key)\" is \"\(found.value)\"\(Self.advice(found.value, among: known))")
    }
    return found
  }

  /// The items of a list; empty where the key is not given.
  func list(_ key: String) throws(ConfigurationError) -> [YAMLValue] {
    guard let value = value(key) else { return [] }
    guard case .sequence(let items) = value.content else {
      throw error(value.line, "\"\(key)\" must be a list")
    }
    return items
  }

  func error(_ line: Int?, _ reason: String) -> ConfigurationError {
    ConfigurationError(source: source, line: line ?? self.line, reason: reason)
  }
}
