/// The colour of an ink, from the pixels that are not ground.
///
/// Soft edges lie between ground and ink; the ink itself is what most of the farthest pixels are.
struct InkEstimate {
  /// The colour.
  let color: Color
  /// Whether enough pixels have this colour; else it is the mean of the farthest, and the ink may lie farther still.
  let isSolid: Bool
  /// The share of the pixels that lie between ground and ink, 0…1: low for emoji and pictures.
  let straightShare: Double
  /// The number of pixels that are not ground.
  let count: Int

  /// From this share of the greatest distance on, a pixel may be wholly ink.
  private static let far = 0.85
  /// The share of the pixels that must be wholly ink.
  private static let solidShare = 0.1
  /// How far beside the way from ground to ink a soft pixel lies at most, 0…255.
  private static let beside = 30.0

  /// Estimates; nil where nothing is drawn.
  ///
  /// - Parameter tolerance: the largest difference, 0…255, within which colours are the same.
  init?(of tally: ColorTally, on ground: Color, tolerance: Int) {
    let entries = tally.entries
    guard entries.isEmpty == false else { return nil }
    count = tally.total
    let distances = entries.map { $0.color.distance(to: ground) }
    let most = Self.greatest(distances, entries, without: tally.total / 250)
    let strong = entries.indices.filter { Double(distances[$0]) >= Self.far * Double(most) }
    func weight(_ index: Int) -> Double {
      let share = min(1, Double(distances[index]) / Double(max(1, most)))
      return Double(entries[index].count) * share * share * share
    }
    guard
      let best = strong.max(by: {
        (weight($0), entries[$1].color.pixel) < (weight($1), entries[$0].color.pixel)
      })
    else { return nil }
    let peak = entries[best].color
    let near = entries.filter { $0.color.distance(to: peak) <= max(3, tolerance) }
    let solid = near.reduce(0) { $0 + $1.count }
    isSolid = solid >= max(6, Int(Self.solidShare * Double(tally.total)))
    if isSolid {
      // In a lossless picture the ink is one colour; ripples of a JPEG lie around it.
      color = 2 * entries[best].count >= solid ? peak : Self.mean(of: near)
    } else {
      color = Self.mean(of: strong.map { entries[$0] })
    }
    let ink = color
    let straight = entries.reduce(0) { sum, entry in
      let place = entry.color.place(from: ground, to: ink)
      return sum + (place.beside <= Self.beside && place.share <= 1.25 ? entry.count : 0)
    }
    straightShare = Double(straight) / Double(max(1, tally.total))
  }

  /// The greatest distance, some stray pixels left out.
  private static func greatest(_ distances: [Int], _ entries: [ColorTally.Entry], without stray: Int) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for (distance, entry) in zip(distances, entries) { counts[distance] += entry.count }
    var above = 0
    for distance in (0...255).reversed() {
      above += counts[distance]
      if above > stray { return distance }
    }
    return 0
  }

  static func mean(of entries: [ColorTally.Entry]) -> Color {
    let total = max(1, entries.reduce(0) { $0 + $1.count })
    func mean(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      let sum = entries.reduce(0) { $0 + $1.count * Int($1.color[keyPath: channel]) }
      return UInt8((sum + total / 2) / total)
    }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }
}
