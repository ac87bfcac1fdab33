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
    guard (1...40).contains(word.count) else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    rest = rest.dropFirst(word.count)
    // "(Main)" after a window.
    if rest.starts(with: " (".utf8), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...]
    }
    // A word we do not know is an element's if an address or a frame follows; others could be a label's text.
    let isKnown = AppleRoles.isElementWord(name) && Self.beginsFields(rest)
    guard isKnown || Self.beginsElement(rest) else { return nil }
    number = line.number
    self.indent = indent
    self.word = name
    fields = rest
  }

  /// Whether the line could be nothing else, so that it tells the format.
  var isTelling: Bool { !fields.isEmpty }

  /// Older versions of XCTest print the address right after the word.
  private static func beginsElement(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.starts(with: ", 0x".utf8) || rest.starts(with: ", {{".utf8) || rest.starts(with: " 0x".utf8)
  }

  private static func beginsFields(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.allSatisfy({ $0 == 32 }) { return true }
    return rest.starts(with: ", ".utf8) && XCUITestFields.beginsField(rest.dropFirst(2))
  }
}
