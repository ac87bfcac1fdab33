/// A dump as bytes of UTF-8 without a byte-order mark.
public struct Dump: Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// Takes over UTF-8 bytes.
  public init(utf8 bytes: [UInt8]) { self.bytes = bytes }
}
