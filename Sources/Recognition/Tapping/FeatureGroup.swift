/// Some features of the clickability model that are computed together.
protocol FeatureGroup: Sendable {
  /// The permanent names, in the order of the values.
  static var names: [String] { get }

  /// The values of one element; NaN where a feature has none.
  static func values(of index: Int, in scene: TapScene) -> [Double]
}
