/// Fowler, Noll and Vo's hash, variant 1a, 64 bits, over a row of texts.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and a mark for its end, so that "ab", "c" and "a", "bc" differ.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Lower-case hexadecimal digits.
  var text: String { String(value, radix: 16) }
}
