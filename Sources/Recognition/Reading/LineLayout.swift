import Geometry
import Imaging

/// The ink of a detected line, taken apart where wide gaps show that it is several texts.
package struct LineLayout: Sendable, Hashable {
  /// An end of a line, as texts that run from left to right have them.
  package enum Edge: Sendable, Hashable {
    /// The left end.
    case leading
    /// The right end.
    case trailing
  }

  /// The runs from left to right; none where the ground is too busy to tell ink from it.
  package let runs: [Run]

  /// Lays out the line in `region` of a picture.
  package init(of raster: Raster, region: MapRegion) {
    let frame = region.box.insetBy(-region.box.height / 4)
    self.init(blobs: InkMask(of: raster, frame: frame, core: region.box).blobs(), region: region)
    guard runs.isEmpty else { return }
    for areLight in [true, false] {
      guard
        let mask = InkMask(lettersOn: raster, frame: frame, core: region.core, areLight: areLight)
      else { continue }
      let layout = Self(blobs: mask.blobs(), region: region)
      guard layout.fills(region) else { continue }
      self = layout
      return
    }
  }

  /// Whether what was taken for letters of one colour on a photo is about where the network saw the line.
  private func fills(_ region: MapRegion) -> Bool {
    guard let box else { return false }
    let slack = 0.6 * region.core.height
    return box.iou(region.inkBox) >= 0.6 && abs(box.left - region.core.left) <= slack
      && abs(box.right - region.core.right) <= slack
  }

  /// Lays out patches of ink that were found in and around a region.
  package init(blobs: [InkBlob], region: MapRegion) {
    let ink = blobs.filter { Self.belongs($0, to: region) }.map(\.box)
    guard let top = ink.map(\.top).min(), let bottom = ink.map(\.bottom).max() else {
      runs = []
      return
    }
    let pieces = Self.pieces(of: ink)
    var groups: [[Rect]] = []
    for piece in pieces {
      if let last = groups.last?.last, piece.left - last.right <= Self.partingGap * (bottom - top) {
        groups[groups.count - 1].append(piece)
      } else {
        groups.append([piece])
      }
    }
    let runs = groups.map { Run(pieces: $0, rows: top...bottom) }
    let ground = blobs.filter { $0.isCut && $0.box.overlapY(region.core) > 0 }.map(\.box)
    self.runs = Self.misses(runs.map(\.box), in: region, ground: ground) ? [] : runs
  }

  /// Whether letters went lost in a busy ground: no ink at an end where the network saw text, or between two runs
  /// something that is larger than the line.
  private static func misses(_ runs: [Rect], in region: MapRegion, ground: [Rect]) -> Bool {
    guard let first = runs.first, let last = runs.last else { return true }
    let slack = 0.8 * region.box.height
    let ends = [
      region.core.left...max(region.core.left, first.left),
      min(last.right, region.core.right)...region.core.right,
    ]
    let holes = zip(runs, runs.dropFirst()).map { $0.right...max($0.right, $1.left) }
    return (ends.filter { $0.upperBound - $0.lowerBound > slack } + holes).contains { gap in
      ground.contains {
        min($0.right, gap.upperBound) - max($0.left, gap.lowerBound) > 0.5 * (gap.upperBound - gap.lowerBound)
      }
    }
  }

  /// The gap that parts two texts, in heights of the line: a space between words is a third, justified text stays
  /// below one, and columns are set further apart.
  private static let partingGap = 1.2

  /// Whether a patch is a letter of the line: not part of something larger around it, nor its frame, and on the line's rows.
  private static func belongs(_ blob: InkBlob, to region: MapRegion) -> Bool {
    // A full stop may lie past the end that the network saw, an icon of the same height may not.
    let reach = blob.box.width < region.box.height / 3 ? region.box.height / 5 : 0
    guard !blob.isCut, blob.box.midX >= region.box.left, blob.box.midX <= region.box.right + reach,
      !isAround(region.box, blob.box)
    else { return false }
    // Dots, accents and commas stand clear of the core, but within the line.
    return blob.box.overlapY(region.core) > 0
      || region.box.insetBy(region.core.height * 0.1).contains(x: region.box.midX, y: blob.box.midY)
  }

  /// Whether a patch lies around a line, as the outline or the shaded half of a small button does: letters may go beyond
  /// both ends of it or beyond its rows, not both.
  private static func isAround(_ line: Rect, _ patch: Rect) -> Bool {
    patch.left < line.left && patch.right > line.right && (patch.top < line.top || patch.bottom > line.bottom)
  }

  /// The boxes from left to right, those that share columns joined.
  private static func pieces(of boxes: [Rect]) -> [Rect] {
    var pieces: [Rect] = []
    for box in boxes.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
      if let last = pieces.last, box.left <= last.right {
        pieces[pieces.count - 1] = last.union(box)
      } else {
        pieces.append(box)
      }
    }
    return pieces
  }

  /// The box of all ink; nil without runs.
  package var box: Rect? {
    guard let first = runs.first else { return nil }
    return runs.dropFirst().reduce(first.box) { $0.union($1.box) }
  }
}
