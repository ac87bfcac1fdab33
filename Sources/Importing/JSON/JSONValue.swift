/// One value of a JSON document; everything asked of it is nil where it is of another type.
struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  private var entry: JSONDocument.Entry { document.entries[index] }

  var kind: JSONDocument.Kind { entry.kind }
  var line: Int { Int(entry.line) }
  var isNull: Bool { kind == .null }

  /// The decoded text of a string.
  var string: String? { kind == .string ? JSONString.decode(raw) : nil }

  /// A number; infinite and not-a-number literals, which Python writes, are numbers too.
  var number: Double? { kind == .number ? Double(String(decoding: raw, as: UTF8.self)) : nil }

  var bool: Bool? { kind == .bool ? raw.first == UInt8(ascii: "t") : nil }

  /// A boolean, also as the word "true" or "false" in a string.
  var looseBool: Bool? { bool ?? string.flatMap { Bool($0) } }

  /// A number, also as digits in a string.
  var looseNumber: Double? { number ?? string.flatMap { Double($0) } }

  /// The text of a string, number or boolean; what dumps use for values of any type.
  var looseString: String? {
    switch kind {
    case .string: string
    case .number, .bool: String(decoding: raw, as: UTF8.self)
    case .null, .array, .object: nil
    }
  }

  /// The elements of an array.
  var array: [JSONValue]? {
    guard kind == .array else { return nil }
    var found: [JSONValue] = []
    var at = index + 1
    while at < entry.next {
      found.append(JSONValue(document: document, index: at))
      at = Int(document.entries[at].next)
    }
    return found
  }

  /// The value of a key of an object, the first where a key is repeated.
  subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var at = index + 1
    while at + 1 < entry.next {
      let name = JSONValue(document: document, index: at)
      if name.isKey(key) { return JSONValue(document: document, index: at + 1) }
      at = Int(document.entries[at + 1].next)
    }
    return nil
  }

  /// Whether the object has one of the keys.
  func has(anyOf keys: String...) -> Bool { keys.contains { self[$0] != nil } }

  private var raw: ArraySlice<UInt8> { document.bytes[Int(entry.start)..<Int(entry.stop)] }

  private func isKey(_ key: String) -> Bool {
    let raw = raw
    // Escapes in keys are legal and rare; only then is the text decoded for the comparison.
    return raw.elementsEqual(key.utf8)
      || (raw.contains(JSONString.backslash) && JSONString.decode(raw) == key)
  }
}
