import Geometry
import Imaging
import ScreenModel

/// A long thin track with a round thumb.
struct SliderRule: ShapeRule {
  /// The least length in points.
  var shortest = 70.0
  /// The thumb's height in points.
  var thumbs = 10.0...44.0

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    var found: [Element] = []
    for shape in shapes where canvas.points(shape.box.width) >= shortest {
      guard thumbs.contains(canvas.points(shape.box.height)), let component = shape.component else {
        continue
      }
      if hasThumb(component, on: canvas) { found.append(shape.element(.slider)) }
    }
    for element in found { remove(inside: PixelBox(covering: element.box), from: &shapes) }
    return found
  }

  /// Whether most columns hold only a thin track and one stretch of columns, about as wide as high, the thumb.
  private func hasThumb(_ component: Component, on canvas: Canvas) -> Bool {
    let box = component.box
    var tops = [Int](repeating: box.bottom, count: box.width)
    var bottoms = [Int](repeating: box.top, count: box.width)
    for span in component.spans {
      for x in Int(span.left)..<Int(span.right) {
        tops[x - box.left] = min(tops[x - box.left], Int(span.y))
        bottoms[x - box.left] = max(bottoms[x - box.left], Int(span.y) + 1)
      }
    }
    let trackLimit = min(canvas.pixels(8), 0.5 * Double(box.height))
    let thick = (0..<box.width).filter { Double(bottoms[$0] - tops[$0]) > trackLimit }
    guard let first = thick.first, let last = thick.last else { return false }
    let thumb = Double(last - first + 1)
    let isOneStretch = Double(thick.count) >= 0.85 * thumb
    return isOneStretch && (0.55...1.5).contains(thumb / Double(box.height))
      && thumb <= 0.4 * Double(box.width)
  }
}
