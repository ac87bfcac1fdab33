import Geometry
import ScreenModel

/// Which groups float over the page: a button at the lower end that is level with nothing it stands beside.
struct Floating {
  /// The sides of a floating button in points.
  var sides = 40.0...80.0
  /// The largest distance from the trailing edge in points.
  var margin = 40.0

  let size: Size
  let scale: Double
  let boxes: [Rect]

  init(size: Size, scale: Double, boxes: [Rect]) {
    self.size = size
    self.scale = scale
    self.boxes = boxes
  }

  /// Whether a group floats; `index` is its place among the boxes.
  func contains(_ index: Int, of group: Group, _ elements: [Element]) -> Bool {
    let box = boxes[index]
    let members = group.members.map { elements[$0] }
    guard members.contains(where: { $0.type == .icon }), members.contains(where: { $0.type == .container }),
      members.count <= 3, sides.contains(box.height / scale), box.width <= 0.5 * Double(size.width),
      box.midY > 0.6 * Double(size.height), Double(size.width) - box.right < margin * scale
    else { return false }
    let beside = boxes.indices.filter { $0 != index && boxes[$0].overlapY(box) > 0 }
    let isOver = beside.contains { !boxes[$0].intersection(box).isEmpty }
    return isOver || beside.allSatisfy { abs(boxes[$0].midY - box.midY) > 8 * scale }
  }
}
