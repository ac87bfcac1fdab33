import AccessibilityModel
import Foundation
import Geometry

/// What the frames of a screen in pixels say of its density: Android's layouts keep to a grid of 8 dp.
struct DensityEvidence {
  /// How well one density explains the frames.
  struct Verdict {
    /// The logarithm of how much likelier the frames are than by chance.
    var score = 0.0
    /// The number of distinct extents on the grid.
    var hits = 0
    /// Whether anything speaks for the density.
    var isSupported = false
  }

  /// The pixels by which rounding moves an edge.
  private static let tolerance = 0.5
  /// The side in dp that guidelines ask of a control.
  private static let targetSide = 48.0
  private static let grid = 8.0
  /// The extents in dp that designers choose; smaller ones hit any grid, larger ones follow from the screen.
  private static let chosen = 16.0...130

  /// A width or height, and the number of distinct frames that have it.
  private typealias Extent = (pixels: Double, count: Int)

  private let extents: [Extent]
  /// The shorter sides of clickable frames.
  private let targets: [Extent]

  /// Collects the extents; those of plain text depend on the font and the words.
  init(_ nodes: [Node]) {
    let shaped = nodes.filter { $0.role != .text || $0.isClickable == true }
    let frames = Set(shaped.map(\.frame))
    extents = Self.counts(of: frames.flatMap { [$0.width, $0.height] })
    targets = Self.counts(of: Set(nodes.filter { $0.isClickable == true }.map(\.frame)).map(\.shorterSide))
  }

  /// How well a number of pixels a dp explains the frames.
  func verdict(on density: Double) -> Verdict {
    var verdict = Verdict()
    let step = Self.grid * density
    // The share of whole numbers that are on the grid. Every other line of a grid of halves lies between two
    // of them, and both round to it.
    let chance = (step.truncatingRemainder(dividingBy: 1) == 0.5 ? 1.5 : 1) / step
    for (extent, count) in extents where Self.chosen.contains(extent / density) {
      let isHit = abs(extent - (extent / step).rounded() * step) <= Self.tolerance
      // About 45 of 100 extents are meant to be on the grid; the others are there by chance.
      let likelihood = isHit ? 0.45 + 0.55 * chance : 0.55 * (1 - chance)
      let weight = min(3, 1 + log(Double(count)))
      verdict.score += weight * log(likelihood / (isHit ? chance : 1 - chance))
      if isHit { verdict.hits += 1 }
    }
    verdict.isSupported = verdict.hits > 0
    for (side, count) in targets where abs(side - Self.targetSide * density) <= Self.tolerance {
      verdict.score += 2.5 * min(2, 1 + log(Double(count)))
      verdict.isSupported = true
    }
    return verdict
  }

  /// The distinct extents in a fixed order, for sums of fractions depend on it.
  private static func counts(of extents: [Double]) -> [Extent] {
    let counts = extents.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.map { (pixels: $0.key, count: $0.value) }.sorted { $0.pixels < $1.pixels }
  }
}
