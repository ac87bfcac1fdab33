extension IdentifierPattern {
  /// The identifier for the given words; an optional name without words is left out with the signs before it.
  ///
  /// Words are reduced to ASCII letters and digits; a required name without any becomes "x".
  public func identifier(_ words: [Name: String]) -> String {
    holes.map { hole in
      let word = (words[hole.name] ?? "").filter(Self.isWordSign)
      if word.isEmpty, hole.isOptional { return "" }
      return hole.lead + (word.isEmpty ? "x" : word)
    }.joined() + tail
  }

  /// The words of an identifier that is built so; nil where it is not.
  ///
  /// - Parameter categories: the words that can stand for a category; empty where any can.
  public func words(of identifier: String, categories: Set<String> = []) -> [Name: String]? {
    var words: [Name: String] = [:]
    var rest = identifier[...]
    for hole in holes {
      let inner = rest.dropFirst(hole.lead.count)
      let word = inner.prefix(while: Self.isWordSign)
      guard rest.hasPrefix(hole.lead), word.isEmpty == false else {
        if hole.isOptional { continue }
        return nil
      }
      guard isWellFormed(word, as: hole.name, categories: categories) else { return nil }
      words[hole.name] = String(word)
      rest = inner.dropFirst(word.count)
    }
    return rest == tail[...] ? words : nil
  }

  /// The names in their order with the signs between, for messages: "category_context_element_modifier".
  public var outline: String { holes.map { $0.lead + $0.name.rawValue }.joined() + tail }

  private func isWellFormed(_ word: Substring, as name: Name, categories: Set<String>) -> Bool {
    switch name {
    case .category: return categories.isEmpty || categories.contains(String(word))
    case .modifier: return true
    case .context, .element: return word.first?.isLowercase == true
    }
  }
}
