import Yams

/// One value of a YAML text, with the line it stands on.
public struct YAMLValue: Sendable, Hashable {
  /// The three shapes that a value can have.
  public indirect enum Content: Sendable, Hashable {
    /// A single value as it is written; `isText` where quotes or a tag make it a text whatever it looks like.
    case scalar(String, isText: Bool)
    /// A list.
    case sequence([YAMLValue])
    /// Keys with their values, in the order of the text.
    case mapping([Entry])
  }

  /// A key with its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The line of the key, from 1.
    public let line: Int
    /// The value.
    public let value: YAMLValue
  }

  /// What the value is.
  public let content: Content
  /// The line on which the value begins, from 1.
  public let line: Int

  /// Whether nothing is written here, or `null`.
  public var isNull: Bool {
    if case .scalar(let text, false) = content { ["", "~", "null", "Null", "NULL"].contains(text) } else { false }
  }

  /// The single value as it is written; nil for lists and mappings.
  public var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Reads a text that holds one document; nil where it holds nothing.
  public static func reading(_ text: String) throws(YAMLError) -> YAMLValue? {
    do {
      guard let node = try Yams.compose(yaml: text) else { return nil }
      return try YAMLValue(node)
    } catch let error as YAMLError {
      throw error
    } catch {
      throw YAMLError(line: line(of: error), reason: YAMLText.oneLine(error))
    }
  }

  private init(_ node: Yams.Node) throws {
    line = node.mark?.line ?? 1
    switch node {
    case .scalar(let scalar):
      content = .scalar(scalar.string, isText: scalar.style == .doubleQuoted || scalar.style == .singleQuoted)
    case .sequence(let list):
      content = .sequence(try list.map(YAMLValue.init))
    case .mapping(let mapping):
      content = .mapping(try Self.entries(of: mapping))
    case .alias:
      throw YAMLError(line: node.mark?.line, reason: "an alias stands where a value is expected")
    }
  }

  private static func entries(of mapping: Yams.Node.Mapping) throws -> [Entry] {
    try mapping.map { key, value in
      let line = key.mark?.line ?? 1
      guard let name = key.string else { throw YAMLError(line: line, reason: "a key is no text") }
      return Entry(key: name, line: line, value: try YAMLValue(value))
    }
  }

  private static func line(of error: any Error) -> Int? {
    // Of a key given twice Yams knows only where the mapping begins, which would mislead.
    guard let error = error as? YamlError else { return nil }
    return switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    default: nil
    }
  }
}
