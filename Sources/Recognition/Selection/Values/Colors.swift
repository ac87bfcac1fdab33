import Imaging

/// Differences between colours.
enum Colors {
  /// The difference to the nearest of some colours, 0…255; NaN without any.
  static func nearest(_ color: Color, _ others: [Color]) -> Double {
    others.map { Double($0.distance(to: color)) }.min() ?? .nan
  }
}
