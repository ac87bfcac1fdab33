/// Finds the JSON in a text that may begin with log lines and may hold one value a line.
enum JSONText {
  /// All of it; throws with the line where it is cut off or broken.
  static func read(_ bytes: [UInt8], line: Int = 1, countsLines: Bool = true) throws(ImportError)
    -> JSONDocument
  {
    var reader = JSONReader(bytes: bytes, line: line, countsLines: countsLines, valueLimit: Limits.values)
    do throws(JSONReader.Stop) {
      try readFirst(&reader)
      try readFollowing(&reader)
    } catch {
      throw explain(error)
    }
    return reader.document
  }

  /// The first part, whatever is wrong after it; enough to tell formats apart.
  static func opening(_ bytes: [UInt8]) -> JSONDocument {
    var reader = JSONReader(bytes: bytes, valueLimit: Limits.openingValues)
    do throws(JSONReader.Stop) { try readFirst(&reader) } catch {}
    return reader.document
  }

  /// Tries every line that may begin the JSON: a log line can begin with a bracket too.
  private static func readFirst(_ reader: inout JSONReader) throws(JSONReader.Stop) {
    var failure: JSONReader.Stop?
    for start in candidates(in: reader) {
      reader.restart(at: start.offset, line: start.line)
      do throws(JSONReader.Stop) {
        try reader.readRoot()
        if !isLogLine(reader) || !restOfLineIsText(reader) { return }
      } catch {
        failure = failure ?? error
        guard case .malformed(let line, _) = error, line == start.line, isLogLine(reader) else { throw error }
      }
    }
    throw failure ?? .malformed(line: 1, reason: "no JSON object or array in the file")
  }

  /// One value a line, as some versions of idb write; anything else after the first value is log.
  private static func readFollowing(_ reader: inout JSONReader) throws(JSONReader.Stop) {
    let line = reader.line
    reader.skipSpace()
    while let byte = reader.next, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      try reader.readRoot()
      reader.skipSpace()
    }
    if reader.countsLines, reader.next != nil, reader.line == line, reader.document.roots.count == 1 {
      throw .malformed(line: line, reason: "unexpected text after the end of the JSON")
    }
  }

  private static func isLogLine(_ reader: JSONReader) -> Bool { reader.document.entries.count < 4 }

  private static func restOfLineIsText(_ reader: JSONReader) -> Bool {
    let rest = reader.document.bytes[reader.at...].prefix { $0 != 10 }
    return rest.contains { $0 > 32 }
  }

  /// Where a line begins with a bracket, or else the first bracket inside it.
  private static func candidates(in reader: JSONReader) -> [(offset: Int, line: Int)] {
    let bytes = reader.document.bytes
    var found: [(offset: Int, line: Int)] = []
    var line = reader.line
    var start = 0
    for _ in 0..<Limits.openingLines where start < bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      if let bracket = bytes[start..<end].firstIndex(where: {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
      }) {
        found.append((bracket, line))
      }
      start = end + 1
      if reader.countsLines { line += 1 }
    }
    return found
  }

  private static func explain(_ stop: JSONReader.Stop) -> ImportError {
    switch stop {
    case .truncated(let line, let open):
      let since = open.map { $0 == line ? "" : "; what line \($0) opens is not closed" } ?? ""
      return ImportError(line: line, reason: "the JSON is cut off\(since)")
    case .malformed(let line, let reason): return ImportError(line: line, reason: "not valid JSON: \(reason)")
    case .tooMuch(let line, let reason): return ImportError(line: line, reason: reason)
    case .enough: return ImportError(reason: "the JSON is too large")
    }
  }
}
