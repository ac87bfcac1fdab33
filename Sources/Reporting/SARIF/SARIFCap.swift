/// Leaves out what a reader would refuse.
enum SARIFCap {
  /// The most severe results, in their order; of equals, the first and surest.
  static func keep(_ results: [SARIF.Result], limit: Int) -> [SARIF.Result] {
    guard results.count > limit else { return results }
    let ranked = results.indices.sorted { left, right in
      let (a, b) = (weight(results[left]), weight(results[right]))
      return a == b ? left < right : a > b
    }
    return ranked.prefix(limit).sorted().map { results[$0] }
  }

  private static func weight(_ result: SARIF.Result) -> Double {
    let level: Double =
      switch result.level {
      case .error: 3
      case .warning: 2
      case .note: 1
      case .none: result.kind == .review ? 1 : 0
      }
    return level * 1000 + (result.rank ?? 0)
  }
}
