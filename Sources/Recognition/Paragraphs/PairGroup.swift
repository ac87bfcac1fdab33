/// Some values of the paragraph model that are computed together.
protocol PairGroup: Sendable {
  /// The permanent names, in the order of the values.
  static var names: [String] { get }

  /// The values of one pair of lines; NaN where there is none.
  static func values(of pair: LinePair, in scene: LineScene) -> [Double]
}
