/// Turns the bytes of a file into a dump, or says why they are no text.
enum DumpDecoder {
  static func dump(from bytes: [UInt8]) throws(ImportError) -> Dump {
    guard bytes.count <= Limits.bytes else {
      throw ImportError(
        reason: "the dump has \(bytes.count) bytes, the limit is \(Limits.bytes) (\(Limits.bytes >> 20) MiB)")
    }
    let text = try utf8(from: bytes)
    guard text.contains(where: { $0 > 32 }) else { throw ImportError(reason: "the dump is empty") }
    return Dump(utf8: text)
  }

  private static func utf8(from bytes: [UInt8]) throws(ImportError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try UTF16Text.utf8(from: bytes.dropFirst(2), littleEndian: true)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return try UTF16Text.utf8(from: bytes.dropFirst(2), littleEndian: false)
    }
    if let littleEndian = UTF16Text.byteOrder(of: bytes) {
      return try UTF16Text.utf8(from: bytes[...], littleEndian: littleEndian)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let kind = binaryKind(of: text) {
      throw ImportError(reason: "the dump is \(kind), not a text; the picture comes first, then the tree")
    }
    if let line = UTF8Text.lineOfFirstFault(in: text) {
      throw ImportError(line: line, reason: "neither UTF-8 nor UTF-16 text; save the dump as UTF-8")
    }
    return text
  }

  private static func binaryKind(of bytes: [UInt8]) -> String? {
    let openings: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
      (Array("bplist".utf8), "a binary property list"), ([0x1F, 0x8B], "a gzip file"),
      ([0x50, 0x4B, 0x03, 0x04], "a ZIP file"), ([0x28, 0xB5, 0x2F, 0xFD], "a zstd file"),
    ]
    if let known = openings.first(where: { bytes.starts(with: $0.0) }) { return known.1 }
    return bytes.prefix(8192).contains(0) ? "binary data" : nil
  }
}
