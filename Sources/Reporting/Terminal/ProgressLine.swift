/// The line that says how far a run is, how fast it goes and how long it will take.
public enum ProgressLine {
  /// `[12/200] ███▁▁▁▁▁  6 %  3.1/s  1:02 left  login`, cut to the width.
  ///
  /// - Parameters:
  ///   - seconds: the time since the start.
  ///   - width: the columns of the terminal; the line stays one short of it, so that it never wraps.
  public static func text(_ count: Int, of total: Int, name: String, seconds: Double, width: Int) -> String {
    let share = total > 0 ? Double(count) / Double(total) : 1
    let rate = seconds > 0 ? Double(count) / seconds : 0
    let left = rate > 0 ? "\(clock(Double(total - count) / rate)) left" : ""
    let filled = Int((share * Double(barWidth)).rounded(.down))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: barWidth - filled)
    let parts = ["[\(count)/\(total)]", bar, "\(Int(share * 100)) %", speed(rate), left, PlainText.singleLine(name)]
    return PlainText.elided(parts.filter { !$0.isEmpty }.joined(separator: "  "), columns: max(10, width - 1))
  }

  private static let barWidth = 12

  private static func speed(_ rate: Double) -> String {
    guard rate > 0 else { return "" }
    // Slow work reads better as time a screen.
    if rate < 1 { return "\(tenths(1 / rate)) s each" }
    return "\(tenths(rate))/s"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((min(value, 99_999) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded(.up))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
