import Geometry
import ScreenModel

/// Joins elements into the stops of a screen reader (the paper's section 5.5, and list rows).
public struct Grouper: Sendable {
  /// The rules in order; a rule may widen the groups of those before it.
  private let rules: [any GroupingRule] = [
    // First: tabs and segments are whole controls, whatever stands near them.
    ControlGrouping(),
    // Before rows, which pair whole paragraphs with icons and switches.
    ParagraphGrouping(),
    // Before rows: titles under pictures in a grid are level, like the parts of a row.
    SubtitleGrouping(),
    // Before containers: a container of several rows is a list, not one thing.
    RowGrouping(),
    ContainerGrouping(),
  ]

  /// Makes a grouper.
  public init() {}

  /// The stops in navigation order: dialogs alone, else the page from the top, the tab bar last.
  public func stops(of elements: [Element], size: Size, scale: Double) -> [Stop] {
    var groups = Groups(elements, scale: scale)
    for rule in rules { rule.apply(to: &groups, size: size) }
    let dialog = elements.first { $0.type == .dialog }
    var all = groups.groups.filter { !$0.members.isEmpty }
    all += elements.indices.filter { groups.isFree($0) && isStop(elements[$0], among: elements) }
      .map { Group(kind: .single, members: [$0]) }
    if let dialog { all = all.filter { groups.box($0.members).share(in: dialog.box) > 0.5 } }
    let order = ReadingOrder(slack: 2 * scale, level: 8 * scale)
    let boxes = all.map { groups.box($0.members) }
    let ordered = order.order(boxes).map { all[$0] }
    let page = ordered.filter { $0.kind != .tab }
    let tabs = ordered.filter { $0.kind == .tab }
    return (page + tabs).map { stop($0, elements, order) }
  }

  /// A container or dialog around other things is not read by itself.
  private func isStop(_ element: Element, among elements: [Element]) -> Bool {
    guard element.type == .container || element.type == .dialog else { return true }
    return !elements.contains {
      $0 != element && $0.box.share(in: element.box) > 0.85 && $0.box.area < 0.98 * element.box.area
    }
  }

  private func stop(_ group: Group, _ elements: [Element], _ order: ReadingOrder) -> Stop {
    let members = order.order(group.members.map { elements[$0].box }).map { elements[group.members[$0]] }
    let label = members.compactMap { $0.text ?? $0.icon }.filter { !$0.isEmpty }.joined(separator: " ")
    return Stop(elements: members.map(\.id), kind: group.kind, label: label)
  }
}

/// One reason why elements are read together.
protocol GroupingRule: Sendable {
  /// Joins what belongs together; the size is that of the screen in pixels.
  func apply(to groups: inout Groups, size: Size)
}
