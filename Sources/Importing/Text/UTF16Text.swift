/// UTF-16, which a Windows shell makes of a dump that it redirects.
enum UTF16Text {
  /// Whether text without a byte-order mark is little (true) or big endian; nil where it is not UTF-16.
  ///
  /// Dumps begin with markup in ASCII, so every other byte is zero.
  static func byteOrder(of bytes: [UInt8]) -> Bool? {
    let opening = bytes.prefix(64)
    guard opening.count >= 4 else { return nil }
    let zeros = opening.indices.filter { opening[$0] == 0 }
    guard zeros.count * 3 >= opening.count else { return nil }
    let odd = zeros.count { $0 % 2 == 1 }
    return odd == zeros.count ? true : odd == 0 ? false : nil
  }

  /// The same text in UTF-8.
  static func utf8(from bytes: ArraySlice<UInt8>, littleEndian: Bool) throws(ImportError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var line = 1
    var lead: UInt32?
    var at = bytes.startIndex
    while at + 1 < bytes.endIndex {
      let first = UInt32(bytes[at])
      let second = UInt32(bytes[at + 1])
      let unit = littleEndian ? second << 8 | first : first << 8 | second
      at += 2
      guard let scalar = scalar(unit, after: &lead) else {
        if lead == nil { throw ImportError(line: line, reason: "broken UTF-16 text") }
        continue
      }
      if scalar == "\n" { line += 1 }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    guard at == bytes.endIndex, lead == nil else {
      throw ImportError(line: line, reason: "the UTF-16 text is cut off in a character")
    }
    return text
  }

  /// The character that a unit completes; nil for the first half of a pair, which is kept in `lead`, and nil
  /// with an empty `lead` for a unit that is out of place.
  private static func scalar(_ unit: UInt32, after lead: inout UInt32?) -> Unicode.Scalar? {
    let isTrail = (0xDC00...0xDFFF).contains(unit)
    if let first = lead {
      lead = nil
      return isTrail ? Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)) : nil
    }
    if (0xD800...0xDBFF).contains(unit) { lead = unit }
    return Unicode.Scalar(unit)
  }
}
