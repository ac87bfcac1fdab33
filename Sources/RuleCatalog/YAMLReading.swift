import Yams

/// Yams with this module's errors.
enum YAMLReading {
  static func mapping(of yaml: String, file: String) throws(RuleCatalogError) -> [String: Yams.Node] {
    do {
      guard let node = try Yams.compose(yaml: yaml) else { return [:] }
      if node.null != nil { return [:] }
      guard let mapping = node.mapping else {
        throw RuleCatalogError(file: file, reason: "no mapping of keys")
      }
      var table: [String: Yams.Node] = [:]
      for (key, value) in mapping {
        guard let key = key.string else { throw RuleCatalogError(file: file, reason: "a key is no text") }
        table[key] = value
      }
      return table
    } catch let error as RuleCatalogError {
      throw error
    } catch {
      throw RuleCatalogError(file: file, reason: oneLine(error))
    }
  }

  static func decode<Value: Decodable>(_ yaml: String, file: String) throws(RuleCatalogError) -> Value {
    do {
      return try YAMLDecoder().decode(Value.self, from: yaml)
    } catch {
      throw RuleCatalogError(file: file, reason: oneLine(error))
    }
  }

  static func text(of node: Yams.Node?, file: String) throws(RuleCatalogError) -> String {
    guard let node else { return "{}" }
    do {
      return try Yams.serialize(node: node)
    } catch {
      throw RuleCatalogError(file: file, reason: oneLine(error))
    }
  }

  static func check(
    _ mapping: [String: Yams.Node], allows keys: Set<String>, file: String
  ) throws(RuleCatalogError) {
    let unknown = mapping.keys.filter { keys.contains($0) == false }.sorted()
    guard let first = unknown.first else { return }
    throw RuleCatalogError(
      file: file, reason: "unknown key \"\(first)\"; known are \(keys.sorted().joined(separator: ", "))")
  }

  private static func oneLine(_ error: any Error) -> String {
    if case let error as DecodingError = error { return describe(error) }
    return "\(error)".split(separator: "\n").joined(separator: " ")
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "no \"\(key.stringValue)\"\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "wrong value\(place(context)): \(context.debugDescription.split(separator: "\n").joined(separator: " "))"
    @unknown default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "" : " at \(path)"
  }
}
