import Yams

/// YAML text to values; the one importer of Yams.
public enum YAMLText {
  /// Decodes a whole text.
  public static func decode<Value: Decodable>(_ text: String) throws(YAMLError) -> Value {
    do {
      return try YAMLDecoder().decode(Value.self, from: text)
    } catch {
      throw YAMLError(reason: oneLine(error))
    }
  }

  /// The values of the keys at the top, each as YAML text of its own; empty where the text holds nothing.
  public static func parts(of text: String) throws(YAMLError) -> [String: String] {
    do {
      guard let node = try Yams.compose(yaml: text), node.null == nil else { return [:] }
      guard let mapping = node.mapping else { throw YAMLError(reason: "no mapping of keys") }
      var parts: [String: String] = [:]
      for (key, value) in mapping {
        guard let key = key.string else { throw YAMLError(reason: "a key is no text") }
        parts[key] = try Yams.serialize(node: value)
      }
      return parts
    } catch let error as YAMLError {
      throw error
    } catch {
      throw YAMLError(reason: oneLine(error))
    }
  }

  /// Puts keys and YAML texts together again, by rising key.
  public static func joined(_ parts: [String: String]) throws(YAMLError) -> String {
    do {
      let pairs = try parts.sorted { $0.key < $1.key }.map { key, text in
        (Yams.Node(key), try Yams.compose(yaml: text) ?? Yams.Node(""))
      }
      return try Yams.serialize(node: Yams.Node(pairs))
    } catch {
      throw YAMLError(reason: oneLine(error))
    }
  }

  static func oneLine(_ error: any Error) -> String {
    if case let error as DecodingError = error { return describe(error) }
    if case let error as YamlError = error { return describe(error) }
    return joinedLines("\(error)")
  }

  private static func describe(_ error: YamlError) -> String {
    switch error {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
    case .duplicatedKeysInMapping(let keys, _): "the key \"\(keys.sorted().joined(separator: ", "))\" is given twice"
    default: joinedLines("\(error)")
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "no \"\(key.stringValue)\"\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "wrong value\(place(context)): \(joinedLines(context.debugDescription))"
    @unknown default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "" : " at \(path)"
  }

  private static func joinedLines(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}
