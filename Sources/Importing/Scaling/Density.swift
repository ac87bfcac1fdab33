import AccessibilityModel
import Geometry

/// Guesses the pixels of a point or density-independent pixel from a screen in pixels.
enum Density {
  /// The density buckets that Android devices use, as multiples of 160 dots an inch.
  private static let buckets = [1, 1.5, 2, 2.625, 2.75, 3, 3.5, 4]

  /// The bucket by which most extents of views are multiples of 8 dp, Android's layout grid.
  ///
  /// Only buckets that make a phone 320 to 480 dp wide, or a tablet 530 to 1,100, are asked. Without at least
  /// two extents that single one bucket out, it is the one nearest to 392 dp, or 800 for a tablet.
  static func android(_ size: Size, nodes: [Node]) -> Double {
    let side = Double(size.shorterSide)
    let (widths, typical) = size.isPhone ? (320.0...480, 392.0) : (530.0...1100, 800.0)
    let known = buckets.filter { widths.contains(side / $0) }
    let extents = Set(nodes.flatMap { [$0.frame.width, $0.frame.height] })
    let votes = known.map { bucket in (bucket: bucket, count: extents.count { isOnGrid($0, bucket) }) }
    let most = votes.map(\.count).max() ?? 0
    let winners = votes.filter { $0.count == most }
    if most >= 2, winners.count == 1 { return winners[0].bucket }
    let nearest = buckets.min { abs(side / $0 - typical) < abs(side / $1 - typical) }
    return nearest ?? 1
  }

  /// Whether an extent in pixels is that of a control whose size is a multiple of 8 dp.
  private static func isOnGrid(_ extent: Double, _ bucket: Double) -> Bool {
    let steps = (extent / bucket / 8).rounded()
    return (2...12).contains(steps) && abs(extent - steps * 8 * bucket) <= 0.5
  }

  /// The scale that makes an iPhone 320 to 480 points wide, an iPad 700 to 1,100; 1 where none does.
  static func apple(_ size: Size) -> Double {
    let points = size.isPhone ? 320.0...480 : 700...1100
    return [1, 2, 3].first { points.contains(Double(size.shorterSide) / $0) } ?? 1
  }
}
