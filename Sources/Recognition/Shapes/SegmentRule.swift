import Geometry
import Imaging
import ScreenModel

/// A long box with two or more short texts at even distances, one of them on a surface of its own.
struct SegmentRule: ShapeRule {
  /// The height in points.
  var heights = 22.0...60.0
  /// The least width in points.
  var narrowest = 100.0

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    var found: [Element] = []
    for shape in shapes where shape.isPanel && canvas.points(shape.box.width) >= narrowest {
      guard heights.contains(canvas.points(shape.box.height)) else { continue }
      let segments = segments(of: shape, among: shapes, on: canvas)
      guard !segments.isEmpty else { continue }
      found += segments
      remove(inside: shape.box, from: &shapes)
    }
    return found
  }

  private func segments(of shape: Shape, among shapes: [Shape], on canvas: Canvas) -> [Element] {
    let lines = canvas.lines(in: shape.box).sorted { $0.box.left < $1.box.left }
    guard (2...6).contains(lines.count) else { return [] }
    let box = shape.box.rect
    let pitch = box.width / Double(lines.count)
    let isEven = lines.enumerated().allSatisfy { index, line in
      abs(line.box.midX - box.left - (Double(index) + 0.5) * pitch) <= 0.12 * pitch
        && abs(line.box.midY - box.midY) <= 0.15 * box.height && line.box.width < pitch
    }
    guard isEven, let pill = pill(of: shape, pitch: pitch, among: shapes, on: canvas) else { return [] }
    guard standsOut(pill, among: lines, on: canvas) else { return [] }
    return lines.indices.map { index in
      let isSelected = pill.rect.contains(x: lines[index].box.midX, y: lines[index].box.midY)
      let left = box.left + Double(index) * pitch
      let slot = Rect(left: left, top: box.top, right: left + pitch, bottom: box.bottom)
      return Element(
        type: .segmentedControl, box: slot.rounded, score: 0.5, state: isSelected ? .selected : .unselected)
    }
  }

  /// Whether the pill has another colour than the ground of the other texts: the two buttons of an alert have
  /// not.
  private func standsOut(_ pill: PixelBox, among lines: [TextLine], on canvas: Canvas) -> Bool {
    func ground(_ line: TextLine) -> Color {
      canvas.surfaceColor(around: PixelBox(covering: line.box.insetBy(-canvas.pixels(2))))
    }
    let inside = lines.filter { pill.rect.contains(x: $0.box.midX, y: $0.box.midY) }
    let others = lines.filter { !pill.rect.contains(x: $0.box.midX, y: $0.box.midY) }
    guard inside.count == 1, let chosen = inside.first else { return false }
    return others.allSatisfy { ground($0).distance(to: ground(chosen)) > canvas.tolerance }
  }

  /// The surface under the selected segment.
  private func pill(of shape: Shape, pitch: Double, among shapes: [Shape], on canvas: Canvas) -> PixelBox? {
    let children = shapes.filter { $0 != shape && shape.box.contains($0.box) }.map(\.box)
    let regions = shape.regions.map { canvas.regions.regions[$0].box }
    return (children + regions).first { box in
      Double(box.height) >= 0.6 * Double(shape.box.height)
        && (0.75...1.15).contains(Double(box.width) / pitch)
    }
  }
}
