/// A sentence with `{holes}` for evidence and thresholds.
public struct MessageTemplate: Sendable, Hashable {
  /// The sentence as it stands in the rule's file.
  public let text: String

  /// Makes a template.
  public init(_ text: String) { self.text = text }

  /// The names of the holes, in the order of the sentence.
  public var holes: [String] {
    parts.compactMap { part in
      if case .hole(let name) = part { return name }
      return nil
    }
  }

  /// The sentence with every hole filled; a hole without a value stays as it is, so that it is noticed.
  public func filled(with values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .hole(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }

  private enum Part {
    case words(String)
    case hole(String)
  }

  private var parts: [Part] {
    var found: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      found.append(.words(String(rest[..<open])))
      found.append(.hole(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    found.append(.words(String(rest)))
    return found
  }
}
