import Geometry
import Imaging

/// A small picture as a grid of ink and ground, to tell whether two places show the same.
struct Glyph {
  private let ink: [Bool]
  private static let side = 16

  /// Reduces the pixels of a box; nil where nothing is drawn or the box is no place in the picture.
  init?(of box: Rect, in raster: Raster) {
    let area = box.rounded.intersection(raster.size.bounds)
    guard area.width >= 4, area.height >= 4 else { return nil }
    let ground = raster[Int(area.left), Int(area.top)]
    var ink = [Bool](repeating: false, count: Self.side * Self.side)
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let x = Int(area.left + (Double(column) + 0.5) * area.width / Double(Self.side))
        let y = Int(area.top + (Double(row) + 0.5) * area.height / Double(Self.side))
        ink[row * Self.side + column] = raster[x, y].distance(to: ground) > 48
      }
    }
    guard ink.contains(true) else { return nil }
    self.ink = ink
  }

  /// The share of cells, of those inked in either, that differ; 0…1.
  func difference(to other: Glyph) -> Double {
    let either = zip(ink, other.ink).count { $0 || $1 }
    return either > 0 ? Double(zip(ink, other.ink).count { $0 != $1 }) / Double(either) : 0
  }
}
