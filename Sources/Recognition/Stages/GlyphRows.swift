import Geometry
import Imaging
import Inference
import ScreenModel

/// Takes an icon apart that is several equal glyphs side by side, as the stars of a rating are.
public struct GlyphRows: Stage {
  /// How many times as wide as high such a row is at least.
  public var widest: Double
  /// The least height of a glyph in points: the dots of a menu are lower, and one icon.
  public var least: Double
  /// By how much of the widest the widths of equal glyphs may differ.
  private let uneven = 0.15
  /// How wide a glyph of a row is, of its height: the bars of a pause sign are narrower, words wider.
  private let shapes = 0.75...1.35

  /// Makes the stage.
  public init(widest: Double = 1.7, least: Double = 8) {
    self.widest = widest
    self.least = least
  }

  /// The elements, with the glyphs of a row as icons of their own where they are not known yet.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let rows = elements.filter { element in
      element.type == .icon && element.box.width >= widest * element.box.height
        && element.box.height >= canvas.pixels(least)
    }
    return rows.reduce(elements) { elements, row in
      let glyphs = glyphs(in: row.box, on: canvas)
      guard glyphs.count >= 2 else { return elements }
      let others = elements.filter { $0 != row }
      let added = glyphs.filter { glyph in !others.contains { $0.type == .icon && $0.box.iou(glyph) > 0.5 } }
      return others + added.map { Element(type: .icon, box: $0, score: row.score) }
    }
  }

  /// The glyphs that lie in a row for the most part, from left to right; none where they are unlike.
  private func glyphs(in row: Rect, on canvas: Canvas) -> [Rect] {
    // The row may end inside a glyph.
    let reach = Rect(
      left: row.left - row.height, top: row.top, right: row.right + row.height, bottom: row.bottom)
    let strip = PixelBox(covering: reach).intersection(canvas.raster.size.box)
    // Filled glyphs cover more of the strip than their ground does, which is seen above and below.
    let distance = Int(canvas.pixels(2).rounded())
    let ground = Look.ground(aboveAndBelow: strip, distance: distance, of: canvas.raster)
    guard let look = Look(of: canvas.raster, in: strip, ground: ground), look.contrast >= 24
    else { return [] }
    let columns = runs(of: look, in: strip, on: canvas.raster).filter {
      $0.rect.overlapX(row) >= 0.3 * $0.rect.width
    }
    let glyphs = columns.compactMap { look.inkBox(in: $0, of: canvas.raster) }
    guard let widest = glyphs.map(\.width).max(), let tallest = glyphs.map(\.height).max() else { return [] }
    let areEqual = glyphs.allSatisfy {
      $0.width >= (1 - uneven) * widest && $0.height >= (1 - uneven) * tallest
        && shapes.contains($0.width / $0.height)
    }
    return areEqual ? glyphs : []
  }

  /// The stretches of columns with ink, each as high as the strip.
  private func runs(of look: Look, in strip: PixelBox, on raster: Raster) -> [PixelBox] {
    var runs: [PixelBox] = []
    for x in strip.left..<strip.right {
      let hasInk = (strip.top..<strip.bottom).contains {
        2 * raster[x, $0].distance(to: look.ground) >= look.contrast
      }
      guard hasInk else { continue }
      let column = PixelBox(left: x, top: strip.top, right: x + 1, bottom: strip.bottom)
      if let last = runs.last, last.right == x {
        runs[runs.count - 1] = last.union(column)
      } else {
        runs.append(column)
      }
    }
    return runs
  }
}
