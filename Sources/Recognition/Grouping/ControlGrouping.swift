import Geometry
import ScreenModel

/// Tabs with their icon and text, segments and fields with their text.
struct ControlGrouping: GroupingRule {
  func apply(to groups: inout Groups, size: Size) {
    for (index, element) in groups.elements.enumerated() {
      let kind: Stop.Kind
      switch element.type {
      case .tabBarItem: kind = .tab
      case .segmentedControl: kind = .segment
      case .textField: kind = .single
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
}
