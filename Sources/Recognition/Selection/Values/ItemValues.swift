import ScreenModel

/// Some values of the items of a row that are computed together, for the model that tells the selected one.
protocol ItemValues: Sendable {
  /// The permanent names, in the order of the values.
  static var names: [String] { get }

  /// A list of values for each item, from the left; NaN where one has none.
  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]]
}

extension ItemValues {
  /// How much each number is above the mean of the others, above the largest and above the smallest of them; NaN for
  /// a missing one, and where all others miss.
  static func relative(_ numbers: [Double]) -> [[Double]] {
    numbers.indices.map { place in
      let others = numbers.indices.filter { $0 != place && !numbers[$0].isNaN }.map { numbers[$0] }
      guard let most = others.max(), let least = others.min() else { return [.nan, .nan, .nan] }
      let mean = others.reduce(0, +) / Double(others.count)
      return [numbers[place] - mean, numbers[place] - most, numbers[place] - least]
    }
  }

  /// The values of several lists, item by item.
  static func joined(_ lists: [[[Double]]]) -> [[Double]] {
    guard let first = lists.first else { return [] }
    return first.indices.map { place in lists.flatMap { $0[place] } }
  }
}
