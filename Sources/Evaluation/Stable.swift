/// Orders with ties in favour of the earlier, so that scores do not depend on a sorting algorithm.
enum Stable {
  /// The indices by falling value.
  static func descending(_ values: [Double]) -> [Int] {
    values.indices.sorted { values[$0] == values[$1] ? $0 < $1 : values[$0] > values[$1] }
  }

  /// The index of the first largest value; nil for an empty list.
  static func firstMaximum(_ values: [Double]) -> Int? {
    values.indices.max { values[$0] == values[$1] ? $0 > $1 : values[$0] < values[$1] }
  }
}
