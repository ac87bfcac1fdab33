import AccessibilityModel

/// Says what an importer left out of a dump.
enum UnreadText {
  /// The places that are named of each kind; of more, the number says enough.
  private static let most = 10
  // The end of a path tells which node is meant.
  private static let columns = 60

  /// One clause for each kind, joined by semicolons.
  static func message(_ parts: [ScreenReport.Unread.Part]) -> String {
    UnreadPart.Kind.allCases.compactMap { kind in
      let own = parts.filter { $0.kind == kind }
      return own.isEmpty ? nil : "\(clause(kind, own.count)) (\(places(own, of: kind)))"
    }.joined(separator: "; ")
  }

  private static func clause(_ kind: UnreadPart.Kind, _ count: Int) -> String {
    let isOne = count == 1
    return switch kind {
    case .line:
      "\(NumberText.count(count, "line")) \(isOne ? "is" : "are") not understood and \(skipped(isOne))"
    case .field:
      "\(NumberText.count(count, "description")) \(isOne ? "has" : "have") a field that is not known"
    case .node: "\(isOne ? "1 entry is" : "\(count) entries are") no node and \(skipped(isOne))"
    case .frame: "\(isOne ? "the frame of 1 node is" : "the frames of \(count) nodes are") not understood"
    case .children:
      "what \(NumberText.count(count, "node")) \(isOne ? "holds" : "hold") is no list and was skipped"
    case .flag: "\(isOne ? "1 property is" : "\(count) properties are") neither true nor false"
    }
  }

  private static func skipped(_ isOne: Bool) -> String { isOne ? "was skipped" : "were skipped" }

  /// Lines of a text by number alone; what belongs to nodes by line and path, for many a dump is one line.
  private static func places(_ parts: [ScreenReport.Unread.Part], of kind: UnreadPart.Kind) -> String {
    let isText = kind == .line || kind == .field
    var words: [String] = []
    for part in parts {
      let word = isText ? "\(part.line)" : place(part)
      if words.last != word { words.append(word) }
      if words.count > most { break }
    }
    let named = words.prefix(most).joined(separator: isText ? ", " : "; ")
    return words.count > most ? named + (isText ? ", …" : "; …") : named
  }

  private static func place(_ part: ScreenReport.Unread.Part) -> String {
    guard let node = part.node else { return "line \(part.line)" }
    return "line \(part.line), \(FindingText.path(node, columns: columns))"
  }
}
