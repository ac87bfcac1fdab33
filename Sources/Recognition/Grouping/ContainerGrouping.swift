import Geometry
import ScreenModel

/// A container with all inside it, innermost first; not one that holds several rows or controls.
struct ContainerGrouping: GroupingRule {
  /// The types that act by themselves.
  private let controls: Set<ElementType> = [
    .checkbox, .toggle, .textField, .slider, .segmentedControl, .pageControl, .tabBarItem, .dialog,
  ]

  func apply(to groups: inout Groups, size: Size) {
    let containers = groups.elements.indices.filter { groups.elements[$0].type == .container }
      .sorted { groups.elements[$0].box.area < groups.elements[$1].box.area }
    for container in containers {
      let inside = groups.inside(groups.elements[container].box, except: container)
      guard !inside.isEmpty, isOneThing(inside, groups) else { continue }
      groups.join([container] + inside, as: .container)
    }
  }

  private func isOneThing(_ inside: [Int], _ groups: Groups) -> Bool {
    let kinds = inside.compactMap { index in groups.kind(index) }
    guard !kinds.contains(.row), !kinds.contains(.segment), !kinds.contains(.tab) else {
      // A container around one row only is that row.
      let rows = Set(inside.map { groups.mates($0) })
      return rows.count == 1
    }
    let acting = inside.filter { controls.contains(groups.elements[$0].type) }
    let buttons = inside.filter { groups.elements[$0].type == .container }
    return acting.count <= 1 && buttons.count <= 1
  }
}
