/// The lines of a text with their numbers; a description printed as one escaped line is unfolded first.
struct XCUITestLines: Sequence {
  struct Line {
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private let isFolded: Bool
  private let limit: Int

  init(_ text: [UInt8], limit: Int = .max) {
    self.limit = limit
    isFolded = Self.isFolded(text)
    bytes = isFolded ? Self.unfold(text) : text
  }

  func makeIterator() -> some IteratorProtocol<Line> {
    var start = 0
    var number = 0
    return AnyIterator { [bytes, isFolded, limit] in
      guard start < bytes.count, number < limit else { return nil }
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      var line = bytes[start..<end]
      if line.last == 13 { line.removeLast() }
      start = end + 1
      number += 1
      return Line(number: isFolded ? 1 : number, bytes: line)
    }
  }

  /// The debugger prints a string with its escapes, all on one line.
  private static func isFolded(_ text: [UInt8]) -> Bool {
    var lines = 0
    for byte in text where byte == 10 {
      lines += 1
      if lines > 3 { return false }
    }
    return text.indices.dropLast().contains {
      text[$0] == JSONString.backslash && text[$0 + 1] == UInt8(ascii: "n")
    }
  }

  private static func unfold(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text[...]
    if let first = rest.firstIndex(where: { $0 > 32 }), rest[first] == UInt8(ascii: "\"") {
      rest = rest[(first + 1)...]
    }
    while let byte = rest.popFirst() {
      guard byte == JSONString.backslash, let letter = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "t"): plain.append(9)
      case UInt8(ascii: "r"): plain.append(13)
      default: plain.append(letter)
      }
    }
    while let last = plain.last, last <= 32 || last == UInt8(ascii: "\"") { plain.removeLast() }
    return plain
  }
}
