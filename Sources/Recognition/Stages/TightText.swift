import Geometry
import Imaging

/// Finds the ink of a line of text inside the looser box of a reader or detector.
struct TightText {
  let canvas: Canvas

  /// The extent of the letters in whole pixels; the given box, a little smaller, where they cannot be told from
  /// the background.
  func box(of line: Rect) -> Rect {
    let fallback = line.insetBy(0.1 * line.height).rounded
    let pieces = pieces(of: line)
    guard let first = pieces.first else { return fallback }
    let ink = pieces.dropFirst().reduce(first) { $0.union($1) }
    return ink.rect.iou(line) >= 0.12 ? ink.rect : fallback
  }

  /// The boxes of the letters, or of parts of letters, that lie in the line.
  func pieces(of line: Rect) -> [PixelBox] {
    let height = line.height
    let around = PixelBox(
      covering: Rect(
        left: line.left - 0.4 * height, top: line.top - 0.2 * height, right: line.right + 0.4 * height,
        bottom: line.bottom + 0.2 * height)
    ).intersection(canvas.raster.size.box)
    let regions = canvas.regions.regions
    // Letters lie wholly around the line; what reaches further is the surface or a frame. What is larger than
    // a third of the line is a surface as well, for example a button that hugs its text.
    let components = canvas.regions.components(in: around) { index in
      let region = regions[index]
      return region.area * 3 > around.area || !around.contains(region.box)
        || region.box.left == around.left || region.box.right == around.right
    }
    // Readers cut the last letter at times, by no more than its width.
    let reach = Rect(
      left: line.left - 0.25 * height, top: line.top, right: line.right + 0.25 * height, bottom: line.bottom)
    return components.filter { component in
      let piece = component.box.rect
      let isInside = reach.contains(x: piece.midX, y: piece.midY) && piece.share(in: reach) > 0.5
      return isInside && piece.height <= 1.2 * height && component.area >= 2
    }.map(\.box)
  }
}
