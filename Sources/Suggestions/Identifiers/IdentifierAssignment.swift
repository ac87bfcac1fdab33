import AccessibilityModel

/// Gives every control of a screen an identifier of its own.
///
/// One that has a unique identifier of the pattern keeps it. The others get the words of their meaning, and a number
/// from the second of equals on, so that a further one at the end changes nothing.
public struct IdentifierAssignment: Sendable, Hashable {
  /// The identifiers in the order of the items.
  public let identifiers: [String]

  /// Assigns; `memory` are the identifiers of an earlier run.
  public init(
    _ items: [IdentifierItem], context: String, pattern: IdentifierPattern, memory: IdentifierMemory? = nil
  ) {
    var taken: Set<String> = []
    var given = [String?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      guard let current = item.current, Self.isKept(current, pattern), taken.insert(current).inserted else {
        continue
      }
      given[index] = current
    }
    for (index, identifier) in (memory?.kept(for: items) ?? []).enumerated() where given[index] == nil {
      guard let identifier, Self.isKept(identifier, pattern), taken.insert(identifier).inserted else {
        continue
      }
      given[index] = identifier
    }
    for (index, item) in items.enumerated() where given[index] == nil {
      var words: [IdentifierPattern.Name: String] = [
        .category: item.category.rawValue, .context: context,
        .element: item.meaning ?? Self.unnamed(item.category),
      ]
      var identifier = pattern.identifier(words)
      var number = 2
      while taken.insert(identifier).inserted == false {
        words[.modifier] = "\(number)"
        identifier = pattern.identifier(words)
        number += 1
      }
      given[index] = identifier
    }
    identifiers = given.map { $0 ?? "" }
  }

  static func isKept(_ identifier: String, _ pattern: IdentifierPattern) -> Bool {
    pattern.words(of: identifier, categories: IdentifierCategory.words) != nil
  }

  /// Words for a control of which nothing lasting is known.
  private static func unnamed(_ category: IdentifierCategory) -> String {
    switch category {
    case .field: "input"
    case .toggle, .checkbox, .radio: "option"
    case .image: "picture"
    case .button, .link: "action"
    case .text: "words"
    case .page: "pages"
    default: "entry"
    }
  }
}
