/// Reads JSON values one after another into a flat document; the stack of open containers is a list.
struct JSONReader {
  /// Why reading stopped short.
  enum Stop: Error {
    /// The text ended inside a value.
    case truncated(line: Int, open: Int?)
    /// The text is not JSON here.
    case malformed(line: Int, reason: String)
    /// Deeper or longer than allowed.
    case tooMuch(line: Int, reason: String)
    /// As many values as were asked for are read.
    case enough
  }

  private(set) var document: JSONDocument
  private(set) var at: Int
  private(set) var line: Int
  let countsLines: Bool
  private let valueLimit: Int
  /// The indices of the containers that are not closed yet.
  private var open: [Int] = []

  /// Starts at an offset; `countsLines` is false for JSON inside a string, which is all on the string's line.
  init(bytes: [UInt8], at: Int = 0, line: Int = 1, countsLines: Bool = true, valueLimit: Int) {
    document = JSONDocument(bytes: bytes)
    self.at = at
    self.line = line
    self.countsLines = countsLines
    self.valueLimit = valueLimit
  }

  private var bytes: [UInt8] { document.bytes }
  var next: UInt8? { at < document.bytes.count ? document.bytes[at] : nil }

  /// Goes to another place, forgetting what was read.
  mutating func restart(at offset: Int, line: Int) {
    self = JSONReader(
      bytes: bytes, at: offset, line: line, countsLines: countsLines, valueLimit: valueLimit)
  }

  /// Reads one value and adds it to the document's roots.
  mutating func readRoot() throws(Stop) {
    document.roots.append(document.entries.count)
    do throws(Stop) {
      try readValue()
    } catch {
      // What is read stays usable: unfinished containers end where reading ended.
      for index in open { document.entries[index].next = Int32(document.entries.count) }
      throw error
    }
  }

  private mutating func readValue() throws(Stop) {
    repeat {
      var mayClose = try readItem()
      while mayClose, let container = open.last {
        mayClose = try readSeparator(in: container)
      }
    } while !open.isEmpty
  }

  /// Reads a scalar or opens a container; true where the item is complete.
  private mutating func readItem() throws(Stop) -> Bool {
    skipSpace()
    guard let byte = next else { throw truncated }
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
      try readScalar(byte)
      return true
    }
    try append(byte == UInt8(ascii: "{") ? .object : .array)
    open.append(document.entries.count - 1)
    guard open.count <= Limits.depth * 4 else {
      throw .tooMuch(line: line, reason: "nested deeper than \(Limits.depth * 4) levels of JSON")
    }
    at += 1
    skipSpace()
    if next == closing(byte) {
      close()
      return true
    }
    if byte == UInt8(ascii: "{") { try readKey() }
    return false
  }

  /// Reads the comma or bracket after an item; true where it closed the container.
  private mutating func readSeparator(in container: Int) throws(Stop) -> Bool {
    skipSpace()
    guard let byte = next else { throw truncated }
    let isObject = document.entries[container].kind == .object
    if byte == UInt8(ascii: ",") {
      at += 1
      if isObject { try readKey() }
      return false
    }
    guard byte == UInt8(ascii: isObject ? "}" : "]") else {
      throw malformed("expected \",\" or \"\(isObject ? "}" : "]")\"")
    }
    close()
    return true
  }

  private mutating func readKey() throws(Stop) {
    skipSpace()
    guard let byte = next else { throw truncated }
    guard byte == UInt8(ascii: "\"") else { throw malformed("expected a key in quotes") }
    try readString()
    skipSpace()
    guard let colon = next else { throw truncated }
    guard colon == UInt8(ascii: ":") else { throw malformed("expected \":\" after a key") }
    at += 1
  }

  private mutating func readScalar(_ byte: UInt8) throws(Stop) {
    if byte == UInt8(ascii: "\"") { return try readString() }
    let start = at
    while let byte = next, isWord(byte) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let kind = kind(of: word) else {
      if next == nil, at > start { throw truncated }
      at = start
      throw malformed(word.isEmpty ? "expected a value" : "\"\(word.prefix(20))\" is no value")
    }
    try append(kind, start: start, stop: at)
  }

  private mutating func readString() throws(Stop) {
    let first = line
    let start = at + 1
    at = start
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte == JSONString.backslash {
        at += 1
        if next == UInt8(ascii: "u"), at + 4 < bytes.count, !JSONString.isUnit(bytes[(at + 1)...]) {
          throw malformed("expected four hexadecimal digits after \\u")
        }
      } else if byte == 10, countsLines {
        line += 1
      }
      at += 1
    }
    guard at < bytes.count else { throw .truncated(line: first, open: first) }
    try append(.string, start: start, stop: at, line: first)
    at += 1
  }

  private mutating func append(
    _ kind: JSONDocument.Kind, start: Int = 0, stop: Int = 0, line first: Int? = nil
  ) throws(Stop) {
    guard document.entries.count < valueLimit else {
      if valueLimit < Limits.values { throw .enough }
      throw .tooMuch(line: line, reason: "more than \(valueLimit) JSON values")
    }
    document.entries.append(
      JSONDocument.Entry(
        kind: kind, line: Int32(first ?? line), start: Int32(start), stop: Int32(stop),
        next: Int32(document.entries.count + 1)))
  }

  private mutating func close() {
    at += 1
    if let container = open.popLast() { document.entries[container].next = Int32(document.entries.count) }
  }

  mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 9 || byte == 10 || byte == 13 {
      if byte == 10, countsLines { line += 1 }
      at += 1
    }
  }

  private var truncated: Stop {
    .truncated(line: line, open: open.last.map { Int(document.entries[$0].line) })
  }

  private func malformed(_ reason: String) -> Stop { .malformed(line: line, reason: reason) }

  private func closing(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func kind(of word: String) -> JSONDocument.Kind? {
    switch word {
    case "null": .null
    case "true", "false": .bool
    // Python writes these three where JSON has no word for them.
    case "NaN", "Infinity", "-Infinity": .number
    default: isNumber(word) ? .number : nil
    }
  }

  private func isNumber(_ word: String) -> Bool {
    guard let first = word.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first) else {
      return false
    }
    // Hexadecimal is a number to Swift, not to JSON.
    return !word.utf8.contains(where: { $0 | 32 == UInt8(ascii: "x") }) && Double(word) != nil
  }
}
