import Geometry
import ScreenModel

/// Tabs with their icon and text, segments and fields with their text, sliders with the icons at both ends.
struct ControlGrouping: GroupingRule {
  func apply(to groups: inout Groups, size: Size) {
    for (index, element) in groups.elements.enumerated() {
      let kind: Stop.Kind
      switch element.type {
      case .tabBarItem: kind = .tab
      case .segmentedControl: kind = .segment
      case .textField: kind = .single
      case .slider:
        joinEnds(of: index, &groups)
        continue
      default: continue
      }
      let content = groups.elements.indices.filter { other in
        let type = groups.elements[other].type
        return (type == .text || type == .icon) && groups.isFree(other)
          && groups.elements[other].box.share(in: element.box) > 0.7
      }
      groups.join([index] + content, as: kind)
    }
  }

  /// Less at the left and more at the right: signs of what the slider changes.
  private func joinEnds(of slider: Int, _ groups: inout Groups) {
    let box = groups.elements[slider].box
    let level = groups.elements.indices.filter { index in
      let icon = groups.elements[index]
      let gap = max(box.left - icon.box.right, icon.box.left - box.right)
      return icon.type == .icon && groups.isFree(index) && abs(icon.box.midY - box.midY) < 0.3 * box.height
        && gap >= 0 && gap < 32 * groups.scale
    }
    let left = level.filter { groups.elements[$0].box.right <= box.left }
    let right = level.filter { groups.elements[$0].box.left >= box.right }
    if left.count == 1 && right.count == 1 { groups.join([slider] + left + right, as: .row) }
  }
}
