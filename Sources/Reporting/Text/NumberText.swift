import Geometry

/// Numbers in words for people.
enum NumberText {
  /// The number without a needless fraction, at most two decimals.
  static func short(_ value: Double) -> String {
    let rounded = value.rounded(places: 2)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A place on the screenshot in whole pixels: left, top and extent.
  static func box(_ box: Rect) -> String {
    let parts = [box.x, box.y, box.width, box.height].map { short($0.rounded()) }
    return "\(parts[0]),\(parts[1]) \(parts[2])×\(parts[3])"
  }

  /// A count with its noun: "1 screen", "2 screens".
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
