import Geometry
import ScreenModel

/// Tabs with their icon and text, segments and fields with what stands in them.
struct ControlGrouping: GroupingRule {
  func apply(to groups: inout Groups) {
    for index in groups.elements.indices {
      let kind: Stop.Kind
      switch groups.type(index) {
      case .tabBarItem: kind = .tab
      case .segmentedControl: kind = .segment
      case .textField: kind = .single
      default: continue
      }
      let content = groups.all(.text, .icon).filter { other in
        groups.isFree(other) && groups.box(other).share(in: groups.box(index)) > 0.7
      }
      groups.join([index] + content, as: kind)
    }
    // Dots and sliders change something on their own, on whatever card they lie.
    for index in groups.all(.pageControl, .slider) { groups.setApart(index) }
  }
}
