import Geometry
import ScreenModel

/// A container with all inside it, innermost first (the paper's rule): buttons, chips, cards, bubbles; not one that
/// holds several things, and without what acts by itself on a card.
struct ContainerGrouping: GroupingRule {
  /// The types that act by themselves.
  private let controls: Set<ElementType> = [
    .checkbox, .toggle, .textField, .segmentedControl, .tabBarItem, .dialog,
  ]

  func apply(to groups: inout Groups) {
    let containers = groups.all(.container).sorted { groups.box($0).area < groups.box($1).area }
    for container in containers where !groups.isApart(container) {
      let inside = groups.inside(groups.box(container), except: container).filter { !groups.isApart($0) }
      guard !inside.isEmpty, let content = content(inside, of: container, groups) else { continue }
      groups.join([container] + content, as: .container)
    }
  }

  /// What a container is read with; nil where it holds several things.
  private func content(_ inside: [Int], of container: Int, _ groups: Groups) -> [Int]? {
    let kinds = inside.compactMap { groups.kind($0) }
    guard !kinds.contains(.segment), !kinds.contains(.tab) else { return nil }
    let rows = Set(inside.filter { groups.kind($0) == .row }.map { groups.mates($0) })
    if !rows.isEmpty {
      // A container around one row only is that row.
      return rows.count == 1 && inside.allSatisfy { groups.kind($0) == .row } ? inside : nil
    }
    let figures = Set(inside.filter { groups.kind($0) == .text && isFigure($0, groups) }.map { groups.mates($0) })
    let parts = Set(inside.map { groups.mates($0) })
    let acting = inside.filter { controls.contains(groups.type($0)) }
    guard acting.count <= 1, figures.count < 2 || parts.count > figures.count else { return nil }
    let buttons = inside.filter { groups.type($0) == .container }
    if buttons.isEmpty { return inside }
    return nil
  }

  private func isFigure(_ index: Int, _ groups: Groups) -> Bool { groups.mates(index).count == 2 }
}
