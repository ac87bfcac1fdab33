/// Numbers as styles and drawings want them.
enum HTMLNumber {
  /// A part in hundredths of a whole, 0…100 with two decimals; 0 where that makes no sense.
  static func percent(_ part: Double, of whole: Double) -> String {
    guard whole > 0 else { return "0" }
    return short(min(max(part / whole * 100, 0), 100).rounded(places: 2))
  }

  /// A number with at most two decimals and no needless fraction.
  static func short(_ value: Double) -> String {
    let value = value.rounded(places: 2)
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
