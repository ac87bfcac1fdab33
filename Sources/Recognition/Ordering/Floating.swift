import Geometry
import ScreenModel

/// Which groups float over the page: a button at the lower end that is level with nothing it stands beside, and a
/// message at whose edge other things are cut off.
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
    guard members.contains(where: { $0.type == .container }), members.count <= 4,
      sides.contains(box.height / scale), box.midY > 0.6 * Double(size.height)
    else { return false }
    let beside = boxes.indices.filter { $0 != index && boxes[$0].overlapY(box) > 0 }
    // Messages and buttons that lie over something lower down float, whatever their place.
    let isOver = beside.contains { other in
      let common = boxes[other].intersection(box).area
      return common > 0 && common < 0.85 * min(boxes[other].area, box.area) && boxes[other].midY < box.midY
    }
    let isAtEnd =
      box.width <= 0.5 * Double(size.width) && Double(size.width) - box.right < margin * scale
      && members.contains { $0.type == .icon }
    return isOver || covers(index, elements)
      || (isAtEnd && beside.allSatisfy { abs(boxes[$0].midY - box.midY) > 8 * scale })
  }

  /// Whether something ends exactly where the box begins, or begins where it ends, as what lies under it would; what
  /// is stacked shares both sides with it.
  private func covers(_ index: Int, _ elements: [Element]) -> Bool {
    let box = boxes[index]
    guard box.left > 4 * scale, Double(size.width) - box.right > 4 * scale else { return false }
    return elements.contains { element in
      let other = element.box
      let isCut = abs(other.bottom - box.top) <= scale || abs(other.top - box.bottom) <= scale
      let isStacked = abs(other.left - box.left) <= 2 * scale && abs(other.right - box.right) <= 2 * scale
      return isCut && !isStacked && other.overlapX(box) > 0 && element.type != .tabBarItem
    }
  }
}
