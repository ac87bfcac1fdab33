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

  /// The places of the groups that float, and of what lies on them.
  func places(of groups: [Group], _ elements: [Element]) -> Set<Int> {
    let buttons = Set(groups.indices.filter { isButton($0, of: groups[$0], elements) })
    let messages = groups.indices.filter { isMessage($0, of: groups[$0], elements, buttons: buttons) }
    let floating = buttons.union(messages)
    let on = groups.indices.filter { index in floating.contains { boxes[index].share(in: boxes[$0]) > 0.9 } }
    return floating.union(on)
  }

  /// Whether a group has the size and the place of what floats.
  private func isLow(_ index: Int, of group: Group, _ elements: [Element]) -> Bool {
    group.members.contains { elements[$0].type == .container } && group.members.count <= 4
      && sides.contains(boxes[index].height / scale) && boxes[index].midY > 0.6 * Double(size.height)
  }

  /// Whether a group is a button at the trailing end that is level with nothing it stands beside.
  private func isButton(_ index: Int, of group: Group, _ elements: [Element]) -> Bool {
    let box = boxes[index]
    let isAtEnd = box.width <= 0.5 * Double(size.width) && Double(size.width) - box.right < margin * scale
    return isLow(index, of: group, elements) && isAtEnd
      && group.members.contains { elements[$0].type == .icon }
      && beside(index).allSatisfy { abs(boxes[$0].midY - box.midY) > 8 * scale }
  }

  /// Whether a group lies over something lower down, whatever its place, or over what its edge cuts off.
  private func isMessage(_ index: Int, of group: Group, _ elements: [Element], buttons: Set<Int>) -> Bool {
    let box = boxes[index]
    guard isLow(index, of: group, elements) else { return false }
    return covers(index, elements)
      || beside(index).contains { other in
        let common = boxes[other].intersection(box).area
        return common > 0 && common < 0.85 * min(boxes[other].area, box.area) && boxes[other].midY < box.midY
          && !buttons.contains(other)
      }
  }

  private func beside(_ index: Int) -> [Int] {
    boxes.indices.filter { $0 != index && boxes[$0].overlapY(boxes[index]) > 0 }
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
