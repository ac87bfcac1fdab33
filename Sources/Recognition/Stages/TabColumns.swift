import Geometry
import Imaging
import ScreenModel

/// The places of a bar: boxes side by side, from the left.
struct TabColumns {
  /// The boxes, none over another.
  let boxes: [Rect]

  /// Joins boxes that share columns.
  init(joining boxes: [Rect]) {
    self.boxes = CellContents.joined(boxes, gap: 0)
  }

  /// Whether the boxes stand at even distances around the middle of the screen, over at least 0.6 of its width.
  func areEven(onWidth width: Double) -> Bool {
    guard boxes.count >= 2, let first = boxes.first, let last = boxes.last else { return false }
    let pitch = (last.midX - first.midX) / Double(boxes.count - 1)
    let isEven = zip(boxes, boxes.dropFirst()).allSatisfy { abs($1.midX - $0.midX - pitch) <= 0.25 * pitch }
    let isCentred = abs((first.midX + last.midX) / 2 - width / 2) <= 0.08 * width
    let fits = boxes.allSatisfy { $0.width <= 1.1 * pitch }
    return isEven && isCentred && fits && pitch * Double(boxes.count) >= 0.6 * width
  }

  /// The columns with the one that was overlooked: the distances leave a place for it, and something is drawn there.
  ///
  /// - Parameter buttons: what floats over the bar and may cover the item in part.
  func completed(beside buttons: [Rect], on canvas: Canvas) -> TabColumns? {
    guard (3...5).contains(boxes.count), let first = boxes.first, let last = boxes.last else { return nil }
    let gaps = zip(boxes, boxes.dropFirst()).map { $1.midX - $0.midX }
    guard let pitch = gaps.min(), pitch > 0 else { return nil }
    let row = boxes.dropFirst().reduce(first) { $0.union($1) }
    let middles =
      zip(boxes, gaps).compactMap { abs($1 - 2 * pitch) <= 0.3 * pitch ? $0.midX + $1 / 2 : nil }
      + [first.midX - pitch, last.midX + pitch]
    return middles.lazy.compactMap { middle -> TabColumns? in
      let half = 0.4 * pitch
      let cell = Rect(left: middle - half, top: row.top, right: middle + half, bottom: row.bottom)
      let free = Self.part(of: cell, beside: buttons)
      guard let ink = Self.ink(in: free, on: canvas), abs(ink.midX - middle) < 0.25 * pitch else {
        return nil
      }
      let columns = TabColumns(joining: boxes + [ink])
      let isWhole = columns.boxes.count == boxes.count + 1
      return isWhole && columns.areEven(onWidth: Double(canvas.raster.width)) ? columns : nil
    }.first
  }

  /// What a floating button leaves of a place, on the side where it leaves more.
  private static func part(of cell: Rect, beside buttons: [Rect]) -> Rect {
    buttons.reduce(cell) { cell, button in
      guard cell.overlapX(button) > 0, cell.overlapY(button) > 0 else { return cell }
      let isLeft = button.midX > cell.midX
      return Rect(
        left: isLeft ? cell.left : max(cell.left, button.right), top: cell.top,
        right: isLeft ? min(cell.right, button.left) : cell.right, bottom: cell.bottom)
    }
  }

  /// The box around a glyph in a place that is else empty; nil where nothing or no single small thing is drawn.
  static func ink(in cell: Rect, on canvas: Canvas) -> Rect? {
    let place = PixelBox(covering: cell).intersection(canvas.raster.size.box)
    guard !place.isEmpty, let look = Look(of: canvas.raster, in: place), look.contrast >= 24,
      look.groundShare >= 0.4,
      let ink = look.inkBox(in: place, of: canvas.raster)
    else { return nil }
    // What runs on into the next place is no item but a line or a ground.
    return ink.width < 0.95 * cell.width && ink.height >= canvas.pixels(6) ? ink : nil
  }
}
