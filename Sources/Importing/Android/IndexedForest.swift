/// The depth-first order of a flat list whose entries name their parent and children by number.
struct IndexedForest {
  private let children: [[Int]]
  private let roots: [Int]
  private let lines: [Int]

  /// Reads the ties; throws with the line where an entry names a number that the list does not have.
  init(_ entries: [JSONValue]) throws(ImportError) {
    guard entries.count <= Limits.nodes else {
      throw ImportError(reason: "the tree has more than \(Limits.nodes) nodes")
    }
    var places: [Int: Int] = [:]
    for (place, entry) in entries.enumerated() { places[Self.index(entry["temp_id"]) ?? place] = place }
    var children: [[Int]] = []
    var isChild = [Bool](repeating: false, count: entries.count)
    for entry in entries {
      var mine: [Int] = []
      for child in entry["children"]?.array ?? [] {
        let place = try Self.place(of: child, in: places)
        // A view is drawn once: the first parent that names it keeps it.
        if !isChild[place] { mine.append(place) }
        isChild[place] = true
      }
      children.append(mine)
    }
    for (place, entry) in entries.enumerated() where !isChild[place] {
      guard let parent = entry["parent"], let number = Self.index(parent), number >= 0 else { continue }
      children[try Self.place(of: parent, in: places)].append(place)
      isChild[place] = true
    }
    self.children = children
    roots = isChild.indices.filter { !isChild[$0] }
    lines = entries.map(\.line)
  }

  /// Every entry with its depth, parents first; throws where entries are their own ancestors.
  func depthFirst() throws(ImportError) -> [(index: Int, depth: Int)] {
    var order: [(index: Int, depth: Int)] = []
    var open = roots.reversed().map { (index: $0, depth: 0) }
    var seen = [Bool](repeating: false, count: children.count)
    while let next = open.popLast() {
      order.append(next)
      seen[next.index] = true
      for child in children[next.index].reversed() { open.append((child, next.depth + 1)) }
    }
    // Each entry has one parent at most, so what the roots do not reach goes round in a circle.
    if let lost = seen.firstIndex(of: false) {
      throw ImportError(line: lines[lost], reason: "a view that is its own ancestor")
    }
    return order
  }

  private static func index(_ value: JSONValue?) -> Int? { value?.looseNumber.flatMap { Int(exactly: $0) } }

  private static func place(of reference: JSONValue, in places: [Int: Int]) throws(ImportError) -> Int {
    guard let number = index(reference), let place = places[number] else {
      throw ImportError(
        line: reference.line,
        reason: "a view names view \(reference.looseString ?? "?"), which is not in the list")
    }
    return place
  }
}
