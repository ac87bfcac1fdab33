import Geometry
import Imaging
import ScreenModel

/// A pill with a round knob at one end; the knob at the right means on.
struct ToggleRule: ShapeRule {
  /// The height of the pill in points: 14 (old Material track) to 32 (Material 3), with room for large type.
  var heights = 12.0...44.0
  /// Width over height: 1.46 for UISwitch of iOS 7, 1.65 for Material 3, 2.2 for narrow custom ones.
  var aspects = 1.25...2.6
  /// The knob's diameter as a share of the height: 0.5 for Material 3 off, 1 for a knob that overlaps its track.
  var knobs = 0.35...1.05

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    var found: [Element] = []
    for shape in shapes
    where heights.contains(canvas.points(shape.box.height)) && aspects.contains(shape.aspect) {
      guard let knob = knob(of: shape, on: canvas) else { continue }
      let isOn = knob.rect.midX > shape.box.rect.midX
      found.append(shape.element(.toggle, state: isOn ? .selected : .unselected))
    }
    for element in found { remove(inside: PixelBox(covering: element.box), from: &shapes) }
    return found
  }

  private func knob(of shape: Shape, on canvas: Canvas) -> PixelBox? {
    let height = Double(shape.box.height)
    // A pill has round ends; a knob that overlaps its track gives a ragged outline.
    if let radius = shape.cornerRadius, radius < 0.35 * height { return nil }
    let pill = shape.box
    let disks = shape.regions.map { canvas.regions.regions[$0] }.filter { region in
      let box = region.box
      let side = Double(max(box.width, box.height))
      let isRound =
        Double(min(box.width, box.height)) >= 0.8 * side
        && (0.66...0.9).contains(Double(region.area) / Double(max(1, box.area)))
      let isLevel = abs(box.rect.midY - pill.rect.midY) <= 0.12 * height
      let gap = min(box.left - pill.left, pill.right - box.right)
      return isRound && isLevel && knobs.contains(side / height) && Double(gap) <= 0.36 * height
    }
    guard let knob = disks.max(by: { $0.area < $1.area }) else { return nil }
    let track = shape.regions.map { canvas.regions.regions[$0] }.filter { $0 != knob }.map(\.area).max() ?? 0
    return Double(track) >= 0.12 * Double(pill.area) ? knob.box : nil
  }
}
