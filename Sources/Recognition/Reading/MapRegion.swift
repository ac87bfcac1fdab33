import Geometry

/// A line as the map shows it, in pixels of the map.
package struct MapRegion: Sendable, Hashable {
  /// The box of the likely pixels, which covers only the core of a line.
  package let core: Rect
  /// The box of the whole line.
  package let box: Rect
  /// The mean of the map over the likely pixels, 0…1.
  package let score: Double

  /// Makes a region.
  package init(core: Rect, box: Rect, score: Double) {
    self.core = core
    self.box = box
    self.score = score
  }

  /// About where the ink lies, for lines whose ground is too busy to tell: the core and an eighth of its height around
  /// it, about what the network leaves off.
  package var inkBox: Rect { core.insetBy(-core.height / 8) }
}
