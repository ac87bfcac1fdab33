/// How well a navigation order agrees with the truth's (paper, section 5.6).
///
/// The measure is the fewest insertions, one moves an item to any other place, that make one order of the other:
/// the number of items less the longest common subsequence.
public struct OrderScore: Sendable, Hashable, Codable {
  /// The share of screens that need no insertion; the paper counts 0.737.
  public let perfect: Double
  /// The mean number of insertions a screen; the paper counts 0.67.
  public let insertions: Double

  init(_ insertions: [Int]) {
    let count = Double(max(1, insertions.count))
    perfect = Double(insertions.count { $0 == 0 }) / count
    self.insertions = Double(insertions.reduce(0, +)) / count
  }

  /// The insertions over all elements but frames, which are not read.
  static func elementInsertions(_ screen: StopCase) -> Int {
    let wanted = screen.truth.joined().filter { !screen.frames.contains($0) }
    let found = screen.predicted.joined().filter { !screen.frames.contains($0) }
    return insertions(from: found, to: wanted)
  }

  /// The insertions over the truth's stops; a stop is where the prediction first reads of it.
  static func stopInsertions(_ screen: StopCase) -> Int {
    var owner: [Int: Int] = [:]
    for (place, stop) in screen.truth.enumerated() {
      for element in stop { owner[element] = place }
    }
    var seen: Set<Int> = []
    let found = screen.predicted.joined().compactMap { owner[$0] }.filter { seen.insert($0).inserted }
    return insertions(from: found, to: Array(screen.truth.indices))
  }

  /// The items less the longest common subsequence; both lists hold the same items, each once.
  static func insertions(from found: [Int], to wanted: [Int]) -> Int {
    let place = Dictionary(wanted.enumerated().map { ($1, $0) }) { first, _ in first }
    // The longest rising run of places, by the least end of a run of each length.
    var ends: [Int] = []
    for item in found.compactMap({ place[$0] }) {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < item { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(item) } else { ends[low] = item }
    }
    return found.count - ends.count
  }
}
