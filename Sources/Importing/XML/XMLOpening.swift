/// A look at the start of a text that may be XML, without parsing it.
enum XMLOpening {
  /// Where the first tag begins: after an XML declaration and after log lines, which some tools print first.
  static func start(of bytes: [UInt8]) -> (offset: Int, line: Int)? {
    var at = 0
    var line = 1
    while at < bytes.count, line <= Limits.openingLines {
      let end = bytes[at...].firstIndex(of: 10) ?? bytes.count
      if let first = bytes[at..<end].firstIndex(where: { $0 > 32 }), isTag(bytes[first..<end]) {
        return skipDeclaration(bytes, from: first, line: line)
      }
      at = end + 1
      line += 1
    }
    return nil
  }

  /// The names of the first start tags.
  static func names(in bytes: [UInt8], limit: Int = 3) -> [String] {
    guard let start = start(of: bytes) else { return [] }
    var names: [String] = []
    var rest = bytes[start.offset...].prefix(64 * 1024)
    while names.count < limit, let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(tag + 1)...]
      guard let first = rest.first, isLetter(first) else { continue }
      names.append(
        String(
          decoding: rest.prefix { $0 > 32 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") },
          as: UTF8.self))
    }
    return names
  }

  /// The declaration names the encoding of the file, but the text is already UTF-8 here.
  private static func skipDeclaration(_ bytes: [UInt8], from first: Int, line: Int) -> (
    offset: Int, line: Int
  )? {
    guard bytes[first...].starts(with: "<?xml".utf8) else { return (first, line) }
    guard let close = bytes[first...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let start = bytes[(close + 1)...].firstIndex { $0 > 32 } ?? bytes.count
    guard start < bytes.count else { return nil }
    return (start, line + bytes[first..<start].count { $0 == 10 })
  }

  private static func isTag(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<"), let second = text.dropFirst().first else { return false }
    return isLetter(second) || second == UInt8(ascii: "?") || second == UInt8(ascii: "!")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }
}
