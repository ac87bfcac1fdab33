/// Which source pixels make one target pixel along an axis, and with what weight.
struct ResamplingTaps {
  /// The number of source pixels for each target pixel.
  let count: Int
  /// The first source pixel of each target pixel.
  private(set) var starts: [Int] = []
  /// `count` weights for each target pixel, which sum to one.
  private(set) var weights: [Float] = []

  /// Places outside the source repeat its edge.
  init(
    from origin: Double, length: Double, to target: Int, within source: Int, filter: ResamplingFilter
  ) {
    let factor = length / Double(target)
    let reach = filter.reach(factor)
    count = min(source, Int((2 * reach).rounded(.up)) + 1)
    for index in 0..<target {
      let center = origin + (Double(index) + 0.5) * factor - 0.5
      let first = Int((center - reach).rounded(.down)) + 1
      let start = min(max(0, first), source - count)
      starts.append(start)
      let base = weights.count
      weights.append(contentsOf: repeatElement(0, count: count))
      var sum = 0.0
      for place in first...max(first, Int((center + reach).rounded(.up)) - 1) {
        let weight = filter.weight(at: Double(place) - center, factor: factor)
        let inside = min(max(place - start, 0), count - 1)
        weights[base + inside] += Float(weight)
        sum += weight
      }
      for tap in base..<base + count { weights[tap] /= Float(sum) }
    }
  }

  /// The source pixels that any target pixel needs.
  var span: Range<Int> {
    guard let first = starts.min(), let last = starts.max() else { return 0..<0 }
    return first..<last + count
  }
}
