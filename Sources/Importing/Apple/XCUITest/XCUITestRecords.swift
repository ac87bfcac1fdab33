import AccessibilityModel

/// Puts lines together into descriptions: a label that holds line breaks spans several.
struct XCUITestRecords {
  /// The lines a label may span before its quote counts as lost.
  private static let longest = 100

  /// Every element's description.
  private(set) var elements: [XCUITestLine] = []
  /// The lines that belong to none, by their numbers.
  private(set) var unread: [Int] = []

  /// The lines since the last description began.
  private var extra: [XCUITestLines.Line] = []

  /// Reads the lines; throws where a quote is never closed.
  init(_ lines: XCUITestLines) throws(ImportError) {
    for line in lines {
      if let next = XCUITestLine(line) {
        try finish()
        elements.append(next)
        try Limits.check(depth: 0, nodes: elements.count - 1, line: line.number)
      } else if XCUITestNoise.endsTree(line.bytes), !elements.isEmpty {
        break
      } else if extra.count < Self.longest {
        extra.append(line)
      } else {
        leaveOut([line])
      }
    }
    try finish()
  }

  /// Adds the lines after the last description that belong to it; the others belong to none.
  private mutating func finish() throws(ImportError) {
    let lines = extra
    extra = []
    guard let last = elements.last else { return leaveOut(lines) }
    guard let used = used(of: lines, after: last) else {
      throw ImportError(line: last.number, reason: "the description of this element is cut off")
    }
    for line in lines.prefix(used) { elements[elements.count - 1].fields += [10] + line.bytes }
    leaveOut(lines.dropFirst(used))
  }

  /// How many lines belong to a description; nil where it is not complete with all of them.
  private func used(of lines: [XCUITestLines.Line], after last: XCUITestLine) -> Int? {
    var fields = last.fields
    if XCUITestFields.isComplete(fields) {
      // A value is not quoted, so only the pointer at its end shows that it went on.
      return lines.firstIndex { XCUITestFields.pointer(in: $0.bytes) != nil }.map { $0 + 1 } ?? 0
    }
    for (index, line) in lines.enumerated() {
      fields += [10] + line.bytes
      if XCUITestFields.isComplete(fields) { return index + 1 }
    }
    return nil
  }

  /// Before the tree comes whatever a test or a debugger prints, and only a damaged element is missed there.
  private mutating func leaveOut(_ lines: some Sequence<XCUITestLines.Line>) {
    let isBefore = elements.isEmpty
    unread += lines.filter { line in
      isBefore ? XCUITestNoise.looksDescribed(line.bytes) : XCUITestNoise.isNoise(line.bytes) == false
    }.map(\.number)
  }
}
