import Imaging

/// Which of several values is unlike all others.
enum Outlier {
  /// The index of the colour that is unlike all others, while those are more like each other; for three or more.
  ///
  /// - Parameters:
  ///   - least: the difference to the nearest other from which a colour is unlike, 0…255.
  ///   - ratio: how many times the others' spread that difference must be.
  static func color(_ colors: [Color], least: Int, ratio: Double = 2) -> Int? {
    guard colors.count >= 3 else { return nil }
    let nearest = colors.indices.map { index in
      colors.indices.filter { $0 != index }.map { colors[$0].distance(to: colors[index]) }.min() ?? 0
    }
    guard let index = nearest.indices.max(by: { nearest[$0] < nearest[$1] }), nearest[index] >= least else {
      return nil
    }
    let others = colors.indices.filter { $0 != index }.map { colors[$0] }
    let spread = others.flatMap { color in others.map { $0.distance(to: color) } }.max() ?? 0
    return Double(nearest[index]) >= ratio * Double(spread) ? index : nil
  }

  /// The index of the largest value, where it leads the second by `lead` and by `ratio` times the others' spread.
  static func largest(_ values: [Double], lead: Double, ratio: Double = 1.5) -> Int? {
    guard values.count >= 2, let index = values.indices.max(by: { values[$0] < values[$1] }) else {
      return nil
    }
    let others = values.indices.filter { $0 != index }.map { values[$0] }
    guard let second = others.max(), let least = others.min() else { return nil }
    let gap = values[index] - second
    return gap >= lead && gap >= ratio * (second - least) ? index : nil
  }

  /// The only index for which something holds.
  static func only(_ flags: [Bool]) -> Int? {
    let hits = flags.indices.filter { flags[$0] }
    return hits.count == 1 ? hits[0] : nil
  }
}
