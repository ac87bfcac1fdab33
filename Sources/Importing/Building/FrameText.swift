import Geometry

/// Frames as dumps write them.
enum FrameText {
  /// Coordinates beyond this are sentinels, not places on a screen.
  private static let farthest = 1e6

  /// A frame from an origin and an extent; nothing where a number is infinite or absurd.
  static func rect(x: Double, y: Double, width: Double, height: Double) -> Rect {
    let values = [x, y, width, height]
    guard values.allSatisfy({ $0.isFinite && abs($0) <= farthest }) else {
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
    return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// A frame from its edges.
  static func rect(left: Double, top: Double, right: Double, bottom: Double) -> Rect {
    rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A frame from "[left,top][right,bottom]" (Android).
  static func edges(_ text: some StringProtocol) -> Rect? {
    guard let n = fourNumbers(in: text) else { return nil }
    return rect(left: n[0], top: n[1], right: n[2], bottom: n[3])
  }

  /// A frame from "{{x, y}, {width, height}}" (Apple).
  static func originAndSize(_ text: some StringProtocol) -> Rect? {
    guard let n = fourNumbers(in: text) else { return nil }
    return rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func fourNumbers(in text: some StringProtocol) -> [Double]? {
    let words = text.split { "[]{}, ".contains($0) }
    guard words.count == 4 else { return nil }
    let numbers = words.compactMap { Double($0) }
    return numbers.count == 4 ? numbers : nil
  }
}
