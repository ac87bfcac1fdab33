/// The escapes of JSON strings.
enum JSONString {
  static let backslash = UInt8(ascii: "\\")

  /// The text of a string's bytes; a lone surrogate becomes U+FFFD, because a label must not stop an import.
  static func decode(_ raw: ArraySlice<UInt8>) -> String {
    guard raw.contains(backslash) else { return String(decoding: raw, as: UTF8.self) }
    var plain: [UInt8] = []
    plain.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == backslash, let letter = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "t"): plain.append(9)
      case UInt8(ascii: "r"): plain.append(13)
      case UInt8(ascii: "b"): plain.append(8)
      case UInt8(ascii: "f"): plain.append(12)
      case UInt8(ascii: "u"): plain.append(contentsOf: String(scalar(&rest)).utf8)
      default: plain.append(letter)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether four hexadecimal digits stand at the start.
  static func isUnit(_ digits: ArraySlice<UInt8>) -> Bool { unit(digits) != nil }

  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    guard let first = unit(rest) else { return "\u{FFFD}" }
    rest = rest.dropFirst(4)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), rest.starts(with: [backslash, UInt8(ascii: "u")]),
      let second = unit(rest.dropFirst(2)), UTF16.isTrailSurrogate(second)
    else { return "\u{FFFD}" }
    rest = rest.dropFirst(6)
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count >= 4 else { return nil }
    var value: UInt16 = 0
    for digit in digits.prefix(4) {
      guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(nibble)
    }
    return value
  }
}
