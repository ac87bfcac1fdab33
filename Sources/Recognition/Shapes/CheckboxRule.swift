import Geometry
import Imaging
import ScreenModel

/// A small square or circle: empty means unselected, a check mark or a dot in it means selected.
struct CheckboxRule: ShapeRule {
  /// The side in points: 16 to 24 on both platforms, with room for large type.
  var sides = 13.0...34.0
  /// The difference of a channel up to which the inside has the colour of the surface around.
  var sameColor = 24

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    var found: [Element] = []
    for shape in shapes where shape.cornerRadius != nil && sides.contains(canvas.points(shape.box.height)) {
      guard (0.87...1.15).contains(shape.aspect), let state = state(of: shape, among: shapes, on: canvas)
      else {
        continue
      }
      found.append(shape.element(.checkbox, state: state))
    }
    for element in found { remove(inside: PixelBox(covering: element.box), from: &shapes) }
    return found
  }

  private func state(of shape: Shape, among shapes: [Shape], on canvas: Canvas) -> ElementState? {
    guard let largest = shape.regions.first.map({ canvas.regions.regions[$0] }) else { return nil }
    let inner = shapes.filter { $0 != shape && shape.box.contains($0.box) && $0.area > shape.box.area / 100 }
    let isHollow = largest.color.distance(to: canvas.surfaceColor(around: shape.box)) <= sameColor
    let inside = Double(largest.area) / Double(max(1, shape.box.area))
    if isHollow && inner.isEmpty && inside >= 0.4 { return .unselected }
    guard inner.count == 1, let mark = inner.first else { return nil }
    if isHollow { return isDot(mark, in: shape) ? .selected : nil }
    return isCheck(mark, in: shape) ? .selected : nil
  }

  private func isDot(_ mark: Shape, in shape: Shape) -> Bool {
    let share = Double(mark.box.width) / Double(shape.box.width)
    let isCentred =
      abs(mark.box.rect.midX - shape.box.rect.midX) + abs(mark.box.rect.midY - shape.box.rect.midY)
      <= 0.1 * Double(shape.box.width)
    let fill = Double(mark.area) / Double(max(1, mark.box.area))
    return isCentred && (0.3...0.75).contains(share) && (0.88...1.14).contains(mark.aspect) && fill > 0.7
  }

  /// A check mark ends at the upper right and turns at the bottom, left of its middle.
  private func isCheck(_ mark: Shape, in shape: Shape) -> Bool {
    let share = Double(mark.box.width) / Double(shape.box.width)
    guard (0.3...0.9).contains(share), (1.0...1.8).contains(mark.aspect) else { return false }
    guard let spans = mark.component?.spans else { return false }
    let width = Double(mark.box.width)
    func middle(_ row: Int) -> Double {
      let inRow = spans.filter { Int($0.y) == row }
      let left = inRow.map(\.left).min() ?? 0
      let right = inRow.map(\.right).max() ?? 0
      return (Double(left + right) / 2 - Double(mark.box.left)) / width
    }
    let fill = Double(mark.area) / Double(max(1, mark.box.area))
    return middle(mark.box.top) > 0.75 && (0.15...0.55).contains(middle(mark.box.bottom - 1)) && fill < 0.6
  }
}
