import AccessibilityModel

/// The traits that newer dumps list by name.
enum AppleTraits {
  /// Takes over the names; a list that is there and lacks "Selected" states that nothing is selected.
  static func apply(_ names: [String], to element: inout AppleElement) {
    guard !names.isEmpty else { return }
    let traits = names.map { Trait(rawValue: lowerCamel($0)) }
    element.traits.formUnion(traits)
    element.isSelected = element.isSelected ?? traits.contains("selected")
    if traits.contains("notEnabled") { element.isEnabled = false }
  }

  /// Takes over UIKit's bit mask, which old versions of XCTest print.
  static func apply(mask: UInt64, to element: inout AppleElement) {
    // The bits of UIAccessibilityTraits; those above are Apple's own.
    let bits: [(UInt64, Trait)] = [
      (1 << 0, "button"), (1 << 1, "link"), (1 << 2, "image"), (1 << 3, "selected"), (1 << 5, "keyboardKey"),
      (1 << 6, "staticText"), (1 << 8, "notEnabled"), (1 << 10, "searchField"), (1 << 12, "adjustable"),
      (1 << 16, "header"),
    ]
    for (bit, trait) in bits where mask & bit != 0 { element.traits.insert(trait) }
    element.isSelected = element.traits.contains("selected")
    if element.traits.contains("notEnabled") { element.isEnabled = false }
  }

  private static func lowerCamel(_ name: String) -> String {
    let letters = name.filter { !$0.isWhitespace }
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
