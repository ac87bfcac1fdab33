/// A line that begins the description of an element: indent, arrow, the element's word, its fields.
struct XCUITestLine {
  let number: Int
  /// The characters before the word.
  let indent: Int
  let word: String
  /// What follows the word; more lines are added where a label holds line breaks.
  var fields: ArraySlice<UInt8>

  init?(_ line: XCUITestLines.Line) {
    var rest = line.bytes
    let arrow = Array("→".utf8)
    var indent = 0
    while let first = rest.first {
      if first == 32 || first == 9 {
        rest.removeFirst()
      } else if rest.starts(with: arrow) {
        rest = rest.dropFirst(arrow.count)
      } else {
        break
      }
      indent += 1
    }
    let word = rest.prefix { ($0 | 32) >= UInt8(ascii: "a") && ($0 | 32) <= UInt8(ascii: "z") }
    guard let name = Self.elementWord(word) else { return nil }
    rest = rest.dropFirst(word.count)
    // "(Main)" after a window.
    if rest.starts(with: " (".utf8), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...]
    }
    number = line.number
    self.indent = indent
    self.word = name
    fields = rest
    guard Self.beginsFields(rest) else { return nil }
  }

  /// Whether the line could be nothing else, so that it tells the format.
  var isTelling: Bool { !fields.isEmpty }

  private static func elementWord(_ word: ArraySlice<UInt8>) -> String? {
    guard word.count <= 40, !word.isEmpty else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    return AppleRoles.isElementWord(name) ? name : nil
  }

  /// Older versions of XCTest print the address right after the word.
  private static func beginsFields(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.allSatisfy({ $0 == 32 }) || rest.starts(with: " 0x".utf8) { return true }
    return rest.starts(with: ", ".utf8) && XCUITestFields.beginsField(rest.dropFirst(2))
  }
}
