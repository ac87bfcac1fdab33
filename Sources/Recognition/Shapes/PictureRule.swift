import Geometry
import Imaging
import ScreenModel

/// A region of many colours: a photograph, an illustration, a logo.
struct PictureRule: ShapeRule {
  /// The least side in points; smaller ones are icons.
  var smallest = 28.0
  /// The side in points above which something drawn without a surface is a picture rather than an icon.
  var largestIcon = 52.0

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    let size = canvas.raster.size
    var found: [Element] = []
    for shape in shapes where !shape.isPanel {
      let shorter = canvas.points(min(shape.box.width, shape.box.height))
      guard shorter >= smallest else { continue }
      // What fills the screen is its background.
      guard shape.box.area * 10 < size.box.area * 9 else { continue }
      let isRich = shape.busyness > 0.08 && shape.solidity > 0.7
      let isLarge =
        canvas.points(max(shape.box.width, shape.box.height)) > largestIcon && shape.solidity > 0.3
      // A frame full of different surfaces: a small photograph or drawing.
      let isFramed = shape.cornerRadius != nil && shape.regions.count >= 3
      guard isRich || isLarge || isFramed else { continue }
      found.append(shape.element(.picture))
    }
    for element in found { remove(inside: PixelBox(covering: element.box), from: &shapes) }
    return found
  }
}
