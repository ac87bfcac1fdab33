import Imaging

/// Differences between colours.
enum Colors {
  /// The difference to the nearest of some colours, 0…255; NaN without any.
  static func nearest(_ color: Color, _ others: [Color]) -> Double {
    others.map { Double($0.distance(to: color)) }.min() ?? .nan
  }

  /// The strongest step between neighbours, 0…255; NaN for fewer than two.
  static func step(_ colors: [Color]) -> Double {
    zip(colors, colors.dropFirst()).map { Double($0.distance(to: $1)) }.max() ?? .nan
  }

  /// The middle of some differences without those that are NaN; NaN where none is left.
  static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.filter { !$0.isNaN }.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
