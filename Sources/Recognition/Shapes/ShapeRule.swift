import Geometry
import Imaging
import ScreenModel

/// One kind of control that can be told by its shape.
protocol ShapeRule: Sendable {
  /// The controls among the shapes; takes what they are made of out of the list.
  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element]
}

extension ShapeRule {
  /// Removes the shapes that lie inside the box, borders included.
  func remove(inside box: PixelBox, from shapes: inout [Shape]) {
    shapes.removeAll { box.contains($0.box) }
  }
}

extension Shape {
  /// The shape as an element; the score says only that a plain rule found it.
  func element(_ type: ElementType, state: ElementState? = nil) -> Element {
    Element(type: type, box: box.rect, score: 0.5, state: state)
  }

  /// Width over height.
  var aspect: Double { Double(box.width) / Double(max(1, box.height)) }
}

extension Canvas {
  /// The colour of the surface that a box stands on, looked up two pixels beside its middle rows.
  func surfaceColor(around box: PixelBox) -> Color {
    let y = min(max(0, (box.top + box.bottom) / 2), raster.height - 1)
    let x = box.left >= 2 ? box.left - 2 : min(raster.width - 1, box.right + 1)
    return raster[max(0, x), y]
  }

  /// The lines of text whose centre lies in the box.
  func lines(in box: PixelBox) -> [TextLine] {
    lines.filter { box.rect.contains(x: $0.box.midX, y: $0.box.midY) }
  }
}
