import Geometry
import Imaging

/// What is drawn in a line, parted by the columns without ink.
struct InkRuns {
  /// The boxes of the parts with their soft edges, from the left, in pixels.
  let boxes: [Rect]

  /// Looks at the pixels of a line; nil where nothing clear is drawn.
  init?(in line: Rect, on canvas: Canvas) {
    let place = PixelBox(covering: line).intersection(canvas.raster.size.box)
    guard let look = Look(drawnIn: line, of: canvas.raster, scale: canvas.scale), look.contrast >= 24 else {
      return nil
    }
    func ink(_ columns: Range<Int>) -> Rect? {
      inkBox(
        of: canvas.raster,
        in: PixelBox(
          left: columns.lowerBound, top: place.top, right: columns.upperBound, bottom: place.bottom),
        background: look.ground, threshold: canvas.tolerance)?.rect
    }
    let inked = (place.left..<place.right).filter { ink($0..<$0 + 1) != nil }
    let runs = inked.reduce(into: [Range<Int>]()) { runs, column in
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    boxes = runs.compactMap(ink)
    if boxes.isEmpty { return nil }
  }
}
