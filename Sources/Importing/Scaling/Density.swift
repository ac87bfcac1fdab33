import Geometry

/// Guesses the pixels of a point or density-independent pixel from a screen in pixels.
enum Density {
  /// The density buckets that Android devices use, as multiples of 160 dots an inch.
  private static let buckets = [1, 1.5, 2, 2.625, 2.75, 3, 3.5, 4]

  /// The bucket that makes an Android phone about 392 dp wide, a tablet about 800 dp.
  static func android(_ size: Size) -> Double {
    let side = Double(size.shorterSide)
    let typical = size.isPhone ? 392.0 : 800
    return buckets.min { abs(side / $0 - typical) < abs(side / $1 - typical) } ?? 1
  }

  /// The scale that makes an iPhone 320 to 480 points wide, an iPad 700 to 1,100; 1 where none does.
  static func apple(_ size: Size) -> Double {
    let points = size.isPhone ? 320.0...480 : 700...1100
    return [1, 2, 3].first { points.contains(Double(size.shorterSide) / $0) } ?? 1
  }
}
