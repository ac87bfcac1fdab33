/// Longest increasing subsequences: the fewest moved elements between two orders.
enum Subsequence {
  /// The positions of a longest strictly increasing subsequence (patience sorting, Fredman 1975).
  static func longestIncreasing(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var kept: Set<Int> = []
    var next = tails.last
    while let index = next {
      kept.insert(index)
      next = previous[index]
    }
    return kept
  }
}
