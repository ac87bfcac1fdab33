import CXML

/// Reads the elements of an XML dump in document order; the only user of libxml2.
enum XMLText {
  /// All elements up to the end of the root; throws with the line where it is cut off or broken.
  static func read(_ dump: Dump) throws(ImportError) -> [XMLElement] {
    guard let start = XMLOpening.start(of: dump.bytes) else {
      throw ImportError(line: 1, reason: "not XML: no element in the first \(Limits.openingLines) lines")
    }
    try checkAttributes(dump.bytes[start.offset...], line: start.line)
    var collector = Collector(firstLine: start.line)
    let result = dump.bytes[start.offset...].withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &collector) { collector in
        parse(bytes, into: collector)
      }
    }
    if let error = collector.error { throw error }
    try check(result, firstLine: start.line)
    return collector.elements
  }

  /// libxml2 compares every attribute of a tag with every other, so a tag with very many would take hours.
  private static func checkAttributes(_ bytes: ArraySlice<UInt8>, line: Int) throws(ImportError) {
    var line = line
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "<"): count = 0
      case UInt8(ascii: "\""), UInt8(ascii: "'"): count += last == UInt8(ascii: "=") ? 1 : 0
      case 10: line += 1
      default: break
      }
      if byte > 32 { last = byte }
      guard count <= Limits.attributes else {
        throw ImportError(line: line, reason: "a tag with more than \(Limits.attributes) attributes")
      }
    }
  }

  private static func parse(
    _ bytes: UnsafeRawBufferPointer, into collector: UnsafeMutablePointer<Collector>
  ) -> cxml_result {
    guard let base = bytes.bindMemory(to: CChar.self).baseAddress else { return cxml_result() }
    return cxml_parse(base, bytes.count, collector) { context, name, attributes, count, line in
      guard let collector = context?.assumingMemoryBound(to: Collector.self) else { return 1 }
      let list = UnsafeBufferPointer(start: attributes, count: count)
      return collector.pointee.start(String(cString: name), attributes: list, line: line) ? 0 : 1
    } _: { context in
      context?.assumingMemoryBound(to: Collector.self).pointee.end()
    }
  }

  private static func check(_ result: cxml_result, firstLine: Int) throws(ImportError) {
    let line = result.line + firstLine - 1
    switch result.status {
    case CXML_DOCTYPE:
      throw ImportError(
        line: line, reason: "the XML declares a document type, which no dump needs and which is refused")
    case CXML_MALFORMED:
      let message = withUnsafeBytes(of: result.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw ImportError(line: line, reason: "not well-formed XML: \(message)")
    case CXML_MEMORY: throw ImportError(line: line, reason: "not enough memory for the XML")
    default: break
    }
  }

  /// What the parser's callbacks fill.
  private struct Collector {
    let firstLine: Int
    var elements: [XMLElement] = []
    var depth = 0
    var error: ImportError?

    mutating func start(_ name: String, attributes: UnsafeBufferPointer<cxml_attribute>, line: Int) -> Bool {
      let line = line + firstLine - 1
      do throws(ImportError) {
        try Limits.check(depth: depth, nodes: elements.count, line: line)
      } catch {
        self.error = error
        return false
      }
      let pairs = attributes.map { attribute in
        let value = UnsafeRawBufferPointer(start: attribute.value, count: attribute.length)
        return (String(cString: attribute.name), text(of: value))
      }
      elements.append(
        XMLElement(
          name: name, attributes: Dictionary(pairs, uniquingKeysWith: { first, _ in first }), line: line,
          depth: depth))
      depth += 1
      return true
    }

    mutating func end() { depth -= 1 }

    /// With the substitution of entities off, libxml2 leaves exactly one reference, that of the ampersand.
    private func text(of value: UnsafeRawBufferPointer) -> String {
      let text = String(decoding: value, as: UTF8.self)
      return value.contains(UInt8(ascii: "&")) ? text.replacing("&#38;", with: "&") : text
    }
  }
}
