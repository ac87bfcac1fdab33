/// Checks UTF-8 by hand, because the standard library does not say where a fault is.
enum UTF8Text {
  /// The line, from 1, of the first byte that is not UTF-8.
  static func lineOfFirstFault(in bytes: [UInt8]) -> Int? {
    guard let fault = offsetOfFirstFault(in: bytes) else { return nil }
    return 1 + bytes[..<fault].count { $0 == 10 }
  }

  private static func offsetOfFirstFault(in bytes: [UInt8]) -> Int? {
    var at = 0
    while at < bytes.count {
      if bytes[at] < 0x80 {
        at += 1
        continue
      }
      guard let length = length(of: bytes[at...].prefix(4)) else { return at }
      at += length
    }
    return nil
  }

  /// The length of the valid sequence at the start (Unicode standard, table 3-7).
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    let sequence = Array(bytes)
    let second: ClosedRange<UInt8>
    let length: Int
    switch sequence[0] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard sequence.count >= length, second.contains(sequence[1]) else { return nil }
    return sequence[2..<length].allSatisfy { (0x80...0xBF).contains($0) } ? length : nil
  }
}
