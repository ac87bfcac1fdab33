import AccessibilityModel
import Matching

/// Puts declared and seen stops side by side by the matches of what they hold.
struct StopAlignment {
  /// One row: places in the two lists.
  struct Row: Hashable {
    /// The stop of the other list that speaks for this one.
    enum Owner: Hashable {
      case declared(Int)
      case seen(Int)
    }

    var declared: Int?
    var seen: Int?
    var partOf: Owner?
  }

  let declared: [DeclaredStop]
  let seen: [SeenStop]
  /// In the declared order; what is only seen follows what is seen before it.
  private(set) var rows: [Row] = []

  /// For each pair of stops the number of elements that both hold.
  private var shared: [[Int: Int]]

  init(declared: [DeclaredStop], seen: [SeenStop], matches: [Match], spoken: SpokenTree) {
    self.declared = declared
    self.seen = seen
    let nodes = Dictionary(matches.map { ($0.element, $0.node) }) { first, _ in first }
    let places = Dictionary(declared.enumerated().map { ($0.element.node, $0.offset) }) { first, _ in first }
    shared = seen.map { stop in
      let owners = stop.elements.compactMap { nodes[$0] }.compactMap { spoken.stop(for: $0) }
      return owners.compactMap { places[$0] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    align()
  }

  private mutating func align() {
    let partners = pairs()
    let seenOf = Dictionary(partners.map { ($0.declared, $0.seen) }) { first, _ in first }
    let declaredOf = Dictionary(partners.map { ($0.seen, $0.declared) }) { first, _ in first }
    rows = declared.indices.map { index in
      if let partner = seenOf[index] { return Row(declared: index, seen: partner) }
      let owner = seen.indices.filter { shared[$0][index] != nil }
        .max { (shared[$0][index] ?? 0, -$0) < (shared[$1][index] ?? 0, -$1) }
      return Row(declared: index, partOf: owner.map { .seen($0) })
    }
    for index in seen.indices where declaredOf[index] == nil {
      let owner = shared[index].max { ($0.value, -$0.key) < ($1.value, -$1.key) }
      let row = Row(seen: index, partOf: owner.map { .declared($0.key) })
      let before = index > 0 ? rows.lastIndex { $0.seen == index - 1 } : nil
      rows.insert(row, at: before.map { $0 + 1 } ?? 0)
    }
  }

  /// Pairs that share most first; each stop has one partner at most.
  private func pairs() -> [(declared: Int, seen: Int)] {
    let all = seen.indices.flatMap { index in
      shared[index].map { (declared: $0.key, seen: index, count: $0.value) }
    }
    .sorted { ($1.count, $0.declared, $0.seen) < ($0.count, $1.declared, $1.seen) }
    var takenDeclared: Set<Int> = []
    var takenSeen: Set<Int> = []
    var found: [(declared: Int, seen: Int)] = []
    for pair in all where takenDeclared.contains(pair.declared) == false {
      guard takenSeen.insert(pair.seen).inserted else { continue }
      takenDeclared.insert(pair.declared)
      found.append((pair.declared, pair.seen))
    }
    return found
  }
}
