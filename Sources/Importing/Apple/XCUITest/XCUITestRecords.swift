/// Puts lines together into descriptions: a label that holds line breaks spans several.
enum XCUITestRecords {
  /// The lines a label may span before its quote counts as lost.
  private static let longest = 100

  /// Every element's description; throws where a quote is never closed.
  static func read(_ lines: XCUITestLines) throws(ImportError) -> [XCUITestLine] {
    var records: [XCUITestLine] = []
    var extra: [ArraySlice<UInt8>] = []
    for line in lines {
      if let next = XCUITestLine(line) {
        try finish(&records, with: extra)
        records.append(next)
        extra = []
        try Limits.check(depth: 0, nodes: records.count - 1, line: line.number)
      } else if endsTree(line.bytes), !records.isEmpty {
        break
      } else if extra.count < longest {
        extra.append(line.bytes)
      }
    }
    try finish(&records, with: extra)
    return records
  }

  /// Adds the lines after the last description that belong to it.
  private static func finish(
    _ records: inout [XCUITestLine], with extra: [ArraySlice<UInt8>]
  ) throws(ImportError) {
    guard let last = records.last else { return }
    var fields = last.fields
    if XCUITestFields.isComplete(fields) {
      // A value is not quoted, so only the pointer at its end shows that it went on.
      guard let end = extra.firstIndex(where: { XCUITestFields.pointer(in: $0) != nil }) else { return }
      for line in extra[...end] { records[records.count - 1].fields += [10] + line }
      return
    }
    for line in extra {
      fields += [10] + line
      if XCUITestFields.isComplete(fields) {
        records[records.count - 1].fields = fields
        return
      }
    }
    throw ImportError(line: last.number, reason: "the description of this element is cut off")
  }

  /// The debugger prints more sections after the tree.
  private static func endsTree(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 32 }
    return rest.starts(with: "Path to element:".utf8) || rest.starts(with: "Query chain:".utf8)
  }
}
