import Geometry
import Imaging
import Inference
import ScreenModel

/// Tells the filled stars or hearts of a rating from the empty ones: those at one end have another colour or more ink than
/// those at the other, or all are plainly filled or plainly outlines.
public struct RatingFill: Stage {
  /// The difference of a channel between the inks of filled and empty glyphs, 0…255.
  public var unlike: Int
  /// The difference of their shares of ink, 0…1.
  public var fuller: Double
  /// The share of its box that the ink of a filled star covers at least; a star with five points covers 0.4.
  public var full: Double
  /// The share that an outline covers at most.
  public var hollow: Double

  /// Makes the stage.
  public init(unlike: Int = 48, fuller: Double = 0.12, full: Double = 0.36, hollow: Double = 0.28) {
    self.unlike = unlike
    self.fuller = fuller
    self.full = full
    self.hollow = hollow
  }

  /// The elements, with `isFilled` on the glyphs of ratings; without it where they leave a doubt.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var refined = elements
    for row in EqualGlyphs().rows(of: Array(elements.indices), in: elements) {
      let looks = row.compactMap {
        Look(drawnIn: elements[$0].box, of: canvas.raster, scale: canvas.scale)
      }
      guard looks.count == row.count, let filled = filled(looks) else { continue }
      for (place, index) in row.enumerated() { refined[index].isFilled = filled.contains(place) }
    }
    return refined
  }

  /// The places of the filled glyphs; nil where the looks contradict each other or say too little.
  private func filled(_ looks: [Look]) -> Range<Int>? {
    let parts = (1..<looks.count).map { (looks[..<$0], looks[$0...]) }
    for (first, last) in parts where isDivided(first, last) {
      return isStronger(first[0], than: last[last.endIndex - 1])
        ? first.startIndex..<first.endIndex : last.startIndex..<last.endIndex
    }
    if looks.allSatisfy({ $0.inkShare >= full }) { return 0..<looks.count }
    return looks.allSatisfy { $0.inkShare <= hollow } ? 0..<0 : nil
  }

  /// Whether the looks of two ends are unlike and those at each end alike.
  private func isDivided(_ first: ArraySlice<Look>, _ last: ArraySlice<Look>) -> Bool {
    let across = first.flatMap { one in last.map { (one, $0) } }
    let within = [first, last].flatMap { end in end.dropFirst().map { (end[end.startIndex], $0) } }
    let colored =
      across.allSatisfy { $0.ink.distance(to: $1.ink) >= unlike }
      && within.allSatisfy { $0.ink.distance(to: $1.ink) < unlike / 2 }
    let inked =
      across.allSatisfy { abs($0.inkShare - $1.inkShare) >= fuller }
      && within.allSatisfy { abs($0.inkShare - $1.inkShare) < fuller / 2 }
    return colored || inked
  }

  /// Whether a glyph looks filled beside another: more colour, else more ink, else more contrast.
  private func isStronger(_ one: Look, than other: Look) -> Bool {
    if abs(one.ink.vividness - other.ink.vividness) >= unlike {
      return one.ink.vividness > other.ink.vividness
    }
    if abs(one.inkShare - other.inkShare) >= fuller { return one.inkShare > other.inkShare }
    return one.contrast > other.contrast
  }
}
