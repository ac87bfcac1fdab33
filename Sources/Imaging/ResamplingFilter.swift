/// How source pixels are weighed where a picture shrinks; both are bilinear where it grows.
public enum ResamplingFilter: Sendable, Hashable {
  /// A triangle as wide as one target pixel each way: free of aliases, a little soft.
  case triangle
  /// The area of each source pixel that a target pixel covers: what networks see that were trained on pictures
  /// shrunk by averaging.
  case area

  /// How far from its centre a target pixel takes notice of source pixels, for `factor` source pixels a target pixel.
  func reach(_ factor: Double) -> Double {
    switch self {
    case .triangle: max(1, factor)
    case .area: factor > 1 ? (factor + 1) / 2 : 1
    }
  }

  /// The weight of a source pixel at a distance from the centre, not normalised.
  func weight(at distance: Double, factor: Double) -> Double {
    let reach = reach(factor)
    switch self {
    case .area where factor > 1: return min(1, max(0, reach - abs(distance)))
    case .area, .triangle: return max(0, 1 - abs(distance) / reach)
    }
  }
}
