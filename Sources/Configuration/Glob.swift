/// A pattern for names: `*` stands for any run of characters within one part of a path, `**` for any run at all,
/// `?` for one character.
public struct Glob: Sendable, Hashable {
  /// What the names are.
  public enum Kind: Sendable, Hashable {
    /// Parts with slashes between them; case counts.
    case path
    /// Words; `*` runs over slashes too, and case does not count.
    case words
  }

  /// The pattern as it was written.
  public let pattern: String
  /// What it is matched with.
  public let kind: Kind

  /// Takes a pattern.
  public init(_ pattern: String, kind: Kind = .path) {
    self.pattern = pattern
    self.kind = kind
  }

  /// Whether the whole name fits.
  ///
  /// All ways to fit are followed at once, so the time is bounded by the product of both lengths.
  public func matches(_ name: String) -> Bool {
    let text = Array(kind == .words ? name.lowercased() : name)
    let steps = Self.steps(of: Array(kind == .words ? pattern.lowercased() : pattern), kind: kind)
    // reachable[i]: the steps so far fit the first i characters.
    var reachable = [Bool](repeating: false, count: text.count + 1)
    reachable[0] = true
    for step in steps { reachable = Self.advance(reachable, over: step, in: text) }
    return reachable[text.count]
  }

  private enum Step { case one(Character), anyOne, anyInPart, anything, wholeParts }

  private static func advance(_ before: [Bool], over step: Step, in text: [Character]) -> [Bool] {
    var after = [Bool](repeating: false, count: before.count)
    switch step {
    case .one(let character):
      for index in text.indices where before[index] && text[index] == character { after[index + 1] = true }
    case .anyOne:
      for index in text.indices where before[index] && text[index] != "/" { after[index + 1] = true }
    case .anyInPart, .anything:
      after = before
      let crosses = if case .anything = step { true } else { false }
      for index in text.indices where after[index] && (crosses || text[index] != "/") {
        after[index + 1] = true
      }
    case .wholeParts:
      // "**/" is also nothing at all, so that "**/login" fits "login".
      after = before
      var open = false
      for index in text.indices {
        open = open || before[index]
        if open, text[index] == "/" { after[index + 1] = true }
      }
    }
    return after
  }

  private static func steps(of pattern: [Character], kind: Kind) -> [Step] {
    var steps: [Step] = []
    var index = 0
    while index < pattern.count {
      let isDouble = pattern[index] == "*" && index + 1 < pattern.count && pattern[index + 1] == "*"
      if isDouble, index + 2 < pattern.count, pattern[index + 2] == "/", kind == .path {
        steps.append(.wholeParts)
        index += 3
        continue
      }
      switch pattern[index] {
      case "*": steps.append(isDouble || kind == .words ? .anything : .anyInPart)
      case "?": steps.append(.anyOne)
      default: steps.append(.one(pattern[index]))
      }
      index += isDouble ? 2 : 1
    }
    return steps
  }
}
