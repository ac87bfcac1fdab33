import Geometry
import Imaging
import ScreenModel

/// Compact drawings that no text explains; parts that nearly touch are one icon.
struct IconRule: ShapeRule {
  /// The longer side in points.
  var sides = 5.0...52.0
  /// The largest gap in points between the parts of one icon: the bars of a menu icon are 3 to 4 apart.
  var gap = 4.5

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    var icons: [PixelBox] = []
    for shape in shapes.sorted(by: { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }) {
      // A long thin stroke is a divider or a border.
      guard canvas.points(max(shape.box.width, shape.box.height)) <= sides.upperBound else { continue }
      icons.append(shape.box)
    }
    let joined = join(icons, on: canvas)
    shapes = []
    return joined.compactMap { box in
      let longer = canvas.points(max(box.width, box.height))
      let shorter = canvas.points(min(box.width, box.height))
      guard sides.contains(longer), shorter >= 2.5 || isMinus(box, on: canvas) else { return nil }
      return Element(type: .icon, box: box.rect, score: 0.5)
    }
  }

  /// A short bar alone is a minus sign; under a text it marks the text as chosen.
  private func isMinus(_ box: PixelBox, on canvas: Canvas) -> Bool {
    guard (8...20).contains(canvas.points(box.width)), (1.2...3).contains(canvas.points(box.height)) else {
      return false
    }
    let above = Rect(
      left: Double(box.left), top: Double(box.top) - canvas.pixels(16), right: Double(box.right),
      bottom: Double(box.bottom))
    return !canvas.lines.contains { !$0.box.intersection(above).isEmpty }
  }

  /// Joins boxes while the result is no larger than an icon.
  private func join(_ boxes: [PixelBox], on canvas: Canvas) -> [PixelBox] {
    var boxes = boxes
    let near = Int(canvas.pixels(gap))
    let limit = Int(canvas.pixels(40))
    var changed = true
    while changed {
      changed = false
      for first in boxes.indices {
        let other = boxes.indices.first { second in
          guard second > first else { return false }
          let union = boxes[first].union(boxes[second])
          let touches = !boxes[first].grown(by: near).intersection(boxes[second]).isEmpty
          return touches && max(union.width, union.height) <= limit
        }
        guard let other else { continue }
        boxes[first] = boxes[first].union(boxes[other])
        boxes.remove(at: other)
        changed = true
        break
      }
    }
    return boxes
  }
}
