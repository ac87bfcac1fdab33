/// Knows what tools print around a hierarchy: headings, log lines, rulers.
enum XCUITestNoise {
  private static let openings = [
    "Attributes:", "Element subtree:", "Path to element:", "Query chain:", "Device orientation:",
    "Application bundle identifier:", "Current tree:", "App UI hierarchy", "Printing description of",
    "(lldb)",
    "Test Case ", "Test Suite ", "Executed ", "t = ",
  ].map { Array($0.utf8) }

  /// Whether a line is nothing that an importer should understand: blank, a heading, a ruler, or of a log.
  static func isNoise(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 32 || $0 == 9 }
    if text.allSatisfy({ $0 == 32 || "-=_*`\"".utf8.contains($0) }) { return true }
    if openings.contains(where: { text.starts(with: $0) }) { return true }
    return isStamped(text) && looksDescribed(line) == false
  }

  /// Whether a line was an element's description once: it has a frame or an address, or begins with an element's word.
  static func looksDescribed(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 32 || $0 == 9 }
    if openings.contains(where: { text.starts(with: $0) }) { return false }
    if contains(text, "{{") || contains(text, ", 0x") { return true }
    let word = text.prefix { ($0 | 32) >= UInt8(ascii: "a") && ($0 | 32) <= UInt8(ascii: "z") }
    return text.dropFirst(word.count).first == UInt8(ascii: ",")
      && AppleRoles.isElementWord(String(decoding: word, as: UTF8.self))
  }

  /// The debugger prints more sections after the tree.
  static func endsTree(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 32 }
    return rest.starts(with: "Path to element:".utf8) || rest.starts(with: "Query chain:".utf8)
  }

  /// Whether a line begins as "2026-11-25 12:49" or "12:49:34" does.
  private static func isStamped(_ text: ArraySlice<UInt8>) -> Bool {
    let shape = text.prefix(8).map { (48...57).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape == Array("00:00:00".utf8) || shape.starts(with: "0000-00-".utf8)
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ part: String) -> Bool {
    let wanted = Array(part.utf8)
    return text.indices.contains { text[$0...].starts(with: wanted) }
  }
}
