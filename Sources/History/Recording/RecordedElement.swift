import ScreenModel

/// An element of a screen, named by what it is and says, not by where it stands.
struct RecordedElement: Sendable, Hashable {
  /// Type, text or meaning, and the number among equal ones; unique on the screen.
  let key: String
  let type: String
  /// The text, or the meaning of an icon.
  let text: String?

  /// The elements of one screen.
  static func all(of elements: [Element]) -> [RecordedElement] {
    var seen: [String: Int] = [:]
    return elements.map { element in
      let text = element.text ?? element.icon
      let name = "\(element.type.rawValue)\u{1F}\((text ?? "").lowercased())"
      let ordinal = seen[name, default: 0]
      seen[name] = ordinal + 1
      return RecordedElement(key: "\(name)\u{1F}\(ordinal)", type: element.type.rawValue, text: text)
    }
  }
}
