import AccessibilityModel

/// The fields of an element's description, separated by ", " and quoted without escapes.
///
/// A label may hold a quote and even `', `, so a quote closes only before the end or another known field.
enum XCUITestFields {
  private enum Key: String, CaseIterable {
    case identifier, label, title, value, placeholderValue, pid, traits, hitPoint
  }

  private enum Flag: String, CaseIterable {
    case selected = "Selected"
    case disabled = "Disabled"
    case keyboardFocused = "Keyboard Focused"
    case focused = "Focused"
    case hasFocus = "Has Focus"
    case mainWindow = "Main Window"
  }

  private static let keys = Key.allCases.map { (key: $0, text: Array("\($0.rawValue): ".utf8)) }
  private static let flags = Flag.allCases.map { (flag: $0, text: Array($0.rawValue.utf8)) }
  private static let quote = UInt8(ascii: "'")
  private static let separator = Array(", ".utf8)

  /// Whether a field can begin here; decides where an unescaped text before it ends.
  static func beginsField(_ text: ArraySlice<UInt8>) -> Bool {
    if text.starts(with: "0x".utf8) || text.starts(with: "{{".utf8) { return true }
    return key(text) != nil || flag(text) != nil
  }

  /// Whether the text ends where a description may end: not inside a quote or a frame.
  static func isComplete(_ text: ArraySlice<UInt8>) -> Bool { (try? scan(text) { _, _ in }) != nil }

  /// The element that a line describes.
  static func element(_ line: XCUITestLine) throws(ImportError) -> AppleElement {
    var element = AppleElement(word: line.word)
    element.line = line.number
    // XCTest prints "Disabled" whenever it is so; "Selected" concerns few elements, so its absence says nothing.
    element.isEnabled = true
    var title: String?
    do throws(Cut) {
      try scan(line.fields) { field, text in
        switch field {
        case .frame: element.frame = FrameText.originAndSize(text)
        case .key(.title): title = text
        case .key(let key): set(key, to: text, of: &element)
        case .flag(let flag): set(flag, of: &element)
        case .unknown: element.hasUnreadFields = true
        }
      }
    } catch {
      throw ImportError(line: line.number, reason: "the description of this element is cut off")
    }
    element.label = element.label ?? title
    return element
  }

  private enum Field {
    case frame
    case key(Key)
    case flag(Flag)
    case unknown
  }

  private struct Cut: Error {}

  private static func scan(_ text: ArraySlice<UInt8>, found: (Field, String) -> Void) throws(Cut) {
    var rest = withoutPointer(text)
    while !rest.isEmpty {
      if rest.starts(with: "{{".utf8) {
        guard let close = end(of: "}}", in: rest) else { throw Cut() }
        let frame = String(decoding: rest[..<close], as: UTF8.self)
        guard FrameText.originAndSize(frame) != nil else { throw Cut() }
        found(.frame, frame)
        rest = rest[close...]
      } else if let (key, length) = key(rest) {
        rest = rest.dropFirst(length)
        found(.key(key), String(decoding: try takeText(of: key, from: &rest), as: UTF8.self))
      } else if let (flag, length) = flag(rest) {
        found(.flag(flag), "")
        rest = rest.dropFirst(length)
      } else {
        let word = rest.prefix { $0 != UInt8(ascii: " ") }
        if isAddressOrSeparator(word) == false { found(.unknown, "") }
        rest = rest[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
      }
    }
  }

  private static func isAddressOrSeparator(_ word: ArraySlice<UInt8>) -> Bool {
    word.isEmpty || word.elementsEqual([UInt8(ascii: ",")]) || word.starts(with: "0x".utf8)
  }

  /// Takes the text of a key off the front.
  private static func takeText(of key: Key, from rest: inout ArraySlice<UInt8>) throws(Cut) -> ArraySlice<
    UInt8
  > {
    let isQuoted = rest.first == quote && key != .value
    var at = rest.startIndex + (isQuoted ? 1 : 0)
    let start = at
    while at <= rest.endIndex {
      let closes = !isQuoted || at < rest.endIndex && rest[at] == quote
      let after = isQuoted ? at + 1 : at
      if closes, after <= rest.endIndex, isBoundary(rest[after...]) {
        defer { rest = rest[after...] }
        return rest[start..<at]
      }
      at += 1
    }
    throw Cut()
  }

  private static func isBoundary(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.isEmpty || rest.starts(with: separator) && beginsField(rest.dropFirst(2))
  }

  /// Attachments end every line with the element behind it: `<AX element pid: …>`.
  private static func withoutPointer(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    if let pointer = pointer(in: text) { text = text[..<pointer] }
    while text.last == 32 { text.removeLast() }
    return text
  }

  /// Where that pointer begins; nil where the text does not end with one.
  static func pointer(in text: ArraySlice<UInt8>) -> Int? {
    guard text.last(where: { $0 != 32 }) == UInt8(ascii: ">"),
      let open = text.lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let pointer = text[open...]
    let isElement = pointer.starts(with: "<AX element".utf8) || pointer.starts(with: "<App element".utf8)
    return isElement ? open : nil
  }

  private static func end(of closing: String, in text: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(closing.utf8)
    return text.indices.first { text[$0...].starts(with: wanted) }.map { $0 + wanted.count }
  }

  private static func key(_ text: ArraySlice<UInt8>) -> (Key, Int)? {
    keys.first { text.starts(with: $0.text) }.map { ($0.key, $0.text.count) }
  }

  private static func flag(_ text: ArraySlice<UInt8>) -> (Flag, Int)? {
    let found = flags.first { flag in
      guard text.starts(with: flag.text) else { return false }
      let rest = text.dropFirst(flag.text.count)
      return rest.isEmpty || rest.starts(with: separator) || rest.starts(with: " <".utf8)
    }
    return found.map { ($0.flag, $0.text.count) }
  }

  private static func set(_ key: Key, to text: String, of element: inout AppleElement) {
    switch key {
    case .identifier: element.identifier = text
    case .label: element.label = text
    case .value: element.value = text
    case .placeholderValue: element.placeholder = text
    case .traits: AppleTraits.apply(mask: UInt64(text) ?? 0, to: &element)
    case .title, .pid, .hitPoint: break
    }
  }

  private static func set(_ flag: Flag, of element: inout AppleElement) {
    switch flag {
    case .selected: element.isSelected = true
    case .disabled: element.isEnabled = false
    case .keyboardFocused, .focused, .hasFocus: element.isFocused = true
    case .mainWindow: break
    }
  }
}
