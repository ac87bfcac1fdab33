/// Takes numbers off the front of a little-endian file.
struct TreeFileReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing is left.
  var isAtEnd: Bool { offset == bytes.count }

  /// The four letters that a format begins with.
  mutating func magic() -> String? { take(4).map { String(decoding: $0, as: UTF8.self) } }

  /// The next four bytes as an integer; nil at the end.
  mutating func integer() -> Int32? {
    take(4).map { Int32(bitPattern: $0.reversed().reduce(0) { $0 << 8 | UInt32($1) }) }
  }

  /// The next four bytes as a number of things, which the rest of the file has room for; nil otherwise.
  mutating func count() -> Int? {
    integer().map(Int.init).flatMap { (0...bytes.count).contains($0) ? $0 : nil }
  }

  /// The next eight bytes as a floating-point number; nil at the end.
  mutating func double() -> Double? {
    take(8).map { Double(bitPattern: $0.reversed().reduce(0) { $0 << 8 | UInt64($1) }) }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard offset + count <= bytes.count else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }
}
