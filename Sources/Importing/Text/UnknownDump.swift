/// Says what a text is that no importer knows.
enum UnknownDump {
  static func error(for dump: Dump) -> ImportError {
    if let tag = dump.tags.first {
      return ImportError(line: 1, reason: "no known tree format: XML that begins with <\(tag)>")
    }
    if let schema = dump.json.values.first?["schema"]?.string {
      return ImportError(line: 1, reason: "a file of \"\(schema)\" is no accessibility tree")
    }
    if let first = dump.json.values.first, first.kind == .object || first.kind == .array {
      // A dump that is cut off early may only have lost what it would be known by.
      do throws(ImportError) { _ = try JSONText.read(dump.bytes) } catch { return error }
      return ImportError(
        line: first.line, reason: "no known tree format: JSON without the keys of any of them")
    }
    return ImportError(line: 1, reason: "no known tree format: neither XML, JSON nor an XCUITest hierarchy")
  }
}
