/// The fields of an object whose format we define: a wrong type is an error, an unknown key is not.
struct StrictFields {
  private let object: JSONValue
  private let owner: String

  init(_ object: JSONValue, of owner: String) {
    self.object = object
    self.owner = owner
  }

  /// A field that must be there.
  func require<T>(_ key: String, _ read: (JSONValue) -> T?, _ expected: String) throws(ImportError) -> T {
    guard let found = try optional(key, read, expected) else {
      throw ImportError(line: object.line, reason: "\(owner) lacks \"\(key)\", \(expected)")
    }
    return found
  }

  /// A field that may be absent or null.
  func optional<T>(_ key: String, _ read: (JSONValue) -> T?, _ expected: String) throws(ImportError) -> T? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let found = read(value) else {
      throw ImportError(line: value.line, reason: "\"\(key)\" of \(owner) must be \(expected)")
    }
    return found
  }

  func text(_ key: String) throws(ImportError) -> String? { try optional(key, \.string, "a string") }

  func bool(_ key: String) throws(ImportError) -> Bool? { try optional(key, \.bool, "true or false") }

  /// A list of strings; empty where it is absent.
  func words(_ key: String) throws(ImportError) -> [String] {
    let expected = "an array of strings"
    guard let list = try optional(key, \.array, expected) else { return [] }
    let words = list.compactMap(\.string)
    guard words.count == list.count else {
      throw ImportError(line: object[key]?.line, reason: "\"\(key)\" of \(owner) must be \(expected)")
    }
    return words
  }

  /// One word of a closed list.
  func word<T: RawRepresentable & CaseIterable>(_ key: String) throws(ImportError) -> T
  where T.RawValue == String {
    let known = T.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return try require(key, { $0.string.flatMap(T.init(rawValue:)) }, "one of \(known)")
  }
}
