import Geometry

/// Numbers in words for people.
public enum NumberText {
  /// The pixels a point, without a needless fraction.
  static func scale(_ value: Double) -> String { short(value.rounded(places: 4)) }

  /// A confidence, always with two decimals, so that a column of them lines up.
  static func share(_ value: Double) -> String {
    let hundredths = Int((min(max(value.rounded(places: 4), 0), 1) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// A place on the screenshot in whole pixels: left, top and extent.
  static func box(_ box: Rect) -> String {
    let parts = [box.x, box.y, box.width, box.height].map { short($0.rounded(places: 2).rounded()) }
    return "\(parts[0]),\(parts[1]) \(parts[2])×\(parts[3])"
  }

  private static func short(_ finite: Double) -> String {
    finite == finite.rounded() && abs(finite) < 1e15 ? "\(Int(finite))" : "\(finite)"
  }

  /// A count with its noun: "1 screen", "2 screens".
  public static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
