/// How far the content of a screen moved down between two runs, as the findings that are certain tell.
struct Shift: Sendable, Hashable {
  /// The move in points; 0 where nothing is certain.
  let down: Double

  /// The median over pairs of the same finding.
  init(of pairs: [(FindingTrace, FindingTrace)]) {
    let moves = pairs.compactMap { one, other -> Double? in
      guard let before = one.identity?.points, let after = other.identity?.points, before.count == 2,
        after.count == 2
      else { return nil }
      return after[1] - before[1]
    }.sorted()
    down = moves.isEmpty ? 0 : moves[moves.count / 2]
  }
}
