import AccessibilityModel

/// The identifiers that an earlier run gave, so that a control keeps its own when others come or words change.
///
/// Both lists are put side by side in their order, as the longest common subsequence is found, with the pairs
/// weighted: the same name counts most, then the same meaning, then the same kind. What is left over on both sides
/// and has one and the same name was moved.
public struct IdentifierMemory: Sendable, Hashable {
  /// One control of the earlier run.
  public struct Entry: Sendable, Hashable {
    /// The kind of control.
    public var category: IdentifierCategory
    /// The name that was spoken; nil where there was none.
    public var name: String?
    /// The identifier.
    public var identifier: String

    /// Makes an entry.
    public init(category: IdentifierCategory, name: String?, identifier: String) {
      self.category = category
      self.name = name
      self.identifier = identifier
    }
  }

  private let entries: [Entry]
  private let meanings: [String?]

  /// Remembers the controls of one screen in their order.
  public init(_ entries: [Entry], pattern: IdentifierPattern = .standard) {
    self.entries = entries
    meanings = entries.map { pattern.words(of: $0.identifier)?[.element] }
  }

  /// All of it in one text.
  var key: String {
    entries.map { "\($0.category.rawValue)\t\($0.name ?? "")\t\($0.identifier)" }.joined(separator: "\n")
  }

  /// For each item the identifier that it had; nil for new ones.
  func kept(for items: [IdentifierItem]) -> [String?] {
    var kept = [String?](repeating: nil, count: items.count)
    var isUsed = [Bool](repeating: false, count: entries.count)
    for (old, new) in aligned(items) {
      kept[new] = entries[old].identifier
      isUsed[old] = true
    }
    for new in items.indices where kept[new] == nil {
      let moved = entries.indices.filter { isUsed[$0] == false && isSameName($0, items[new]) }
      guard moved.count == 1, let old = moved.first else { continue }
      kept[new] = entries[old].identifier
      isUsed[old] = true
    }
    return kept
  }

  /// The pairs of the alignment with the greatest weight.
  private func aligned(_ items: [IdentifierItem]) -> [(old: Int, new: Int)] {
    let width = items.count + 1
    var best = [Int](repeating: 0, count: (entries.count + 1) * width)
    for old in entries.indices.reversed() {
      for new in items.indices.reversed() {
        let weight = weight(old, items[new])
        let pair = weight > 0 ? weight + best[(old + 1) * width + new + 1] : 0
        best[old * width + new] = max(pair, best[(old + 1) * width + new], best[old * width + new + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (old, new) = (0, 0)
    while old < entries.count, new < items.count {
      let here = best[old * width + new]
      let weight = weight(old, items[new])
      if weight > 0, here == weight + best[(old + 1) * width + new + 1] {
        pairs.append((old, new))
        (old, new) = (old + 1, new + 1)
      } else if here == best[(old + 1) * width + new] {
        old += 1
      } else {
        new += 1
      }
    }
    return pairs
  }

  /// How much speaks for both being one control; 0 where that cannot be.
  private func weight(_ old: Int, _ item: IdentifierItem) -> Int {
    guard entries[old].category == item.category else { return 0 }
    if isSameName(old, item) { return 6 }
    if let meaning = item.meaning { return meanings[old] == meaning ? 4 : 1 }
    return 2
  }

  private func isSameName(_ old: Int, _ item: IdentifierItem) -> Bool {
    guard entries[old].category == item.category, let name = item.name, let before = entries[old].name else {
      return false
    }
    return name.lowercased() == before.lowercased()
  }
}
