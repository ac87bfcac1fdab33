/// A dump as bytes of UTF-8 without a byte-order mark, with what its first part shows.
public struct Dump: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The names of the first XML tags; empty where it is no XML.
  let tags: [String]
  /// The first JSON values; none where it is no JSON.
  let json: JSONDocument

  /// Takes over UTF-8 bytes.
  public init(utf8 bytes: [UInt8]) {
    self.bytes = bytes
    tags = XMLOpening.names(in: bytes)
    json = tags.isEmpty ? JSONText.opening(bytes) : JSONDocument(bytes: [])
  }
}
