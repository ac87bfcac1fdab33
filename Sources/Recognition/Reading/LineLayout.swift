import Geometry
import Imaging

/// The ink of a detected line, taken apart where wide gaps show that it is several texts.
package struct LineLayout: Sendable, Hashable {
  /// A run of ink without a wide gap.
  package struct Run: Sendable, Hashable {
    /// The box, tight on the ink, in pixels of the picture.
    package var box: Rect
    /// The number of connected patches.
    package var blobs: Int
  }

  /// The runs from left to right; none where the ground is too busy to tell ink from it.
  package let runs: [Run]

  /// Lays out the line in `region` of a picture.
  package init(of raster: Raster, region: MapRegion) {
    let lineHeight = region.box.height
    let frame = Rect(
      left: region.box.left - lineHeight / 4, top: region.box.top - lineHeight / 4,
      right: region.box.right + lineHeight / 4, bottom: region.box.bottom + lineHeight / 4)
    let mask = InkMask(of: raster, frame: frame, core: region.box)
    self.init(blobs: mask.blobs(), region: region)
  }

  /// Lays out patches of ink that were found in and around a region.
  package init(blobs: [InkBlob], region: MapRegion) {
    let ink = blobs.filter { Self.belongs($0, to: region) }
    runs = Self.runs(of: ink.map(\.box))
  }

  /// The box of all ink.
  package var box: Rect? {
    guard let first = runs.first else { return nil }
    return runs.dropFirst().reduce(first.box) { $0.union($1.box) }
  }

  /// The gap that parts two texts, in heights of the line: a space between words is a third, justified text stays
  /// below one, and columns are set further apart.
  private static let partingGap = 1.2

  /// Whether a patch is a letter of the line: not part of something larger around it, and on the line's rows.
  private static func belongs(_ blob: InkBlob, to region: MapRegion) -> Bool {
    guard !blob.isCut, blob.box.midX >= region.box.left, blob.box.midX <= region.box.right else {
      return false
    }
    // Dots, accents and commas stand clear of the core, but within the line.
    return blob.box.overlapY(region.core) > 0
      || region.box.insetBy(region.core.height * 0.1).contains(blob.box)
  }

  private static func runs(of boxes: [Rect]) -> [Run] {
    guard let top = boxes.map(\.top).min(), let bottom = boxes.map(\.bottom).max() else { return [] }
    var runs: [Run] = []
    for box in boxes.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
      if let last = runs.last, box.left - last.box.right <= partingGap * (bottom - top) {
        runs[runs.count - 1] = Run(box: last.box.union(box), blobs: last.blobs + 1)
      } else {
        runs.append(Run(box: box, blobs: 1))
      }
    }
    return runs
  }
}
