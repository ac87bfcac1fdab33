/// A row of numbers as a row of bars, one character each.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The bars, from 0 to the highest value; more values than columns are thinned, keeping the last of each stretch.
  static func of(_ values: [Double], columns: Int) -> String {
    let shown = thinned(values, to: columns)
    guard let highest = shown.max(), highest > 0 else { return String(repeating: "▁", count: shown.count) }
    return String(
      shown.map { value in
        let step = Int((max(value, 0) / highest * Double(bars.count - 1)).rounded())
        return bars[min(step, bars.count - 1)]
      })
  }

  /// At most so many values, the last one always among them.
  static func thinned<Value>(_ values: [Value], to columns: Int) -> [Value] {
    guard values.count > columns, columns > 0 else { return values }
    return (1...columns).map { values[$0 * values.count / columns - 1] }
  }
}
