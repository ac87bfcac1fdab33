import Geometry
import ScreenModel

/// Puts groups into the order of navigation: a dialog alone, else the page from the top, the tab bar last.
struct NavigationOrder {
  let size: Size
  let scale: Double

  /// The stops of the groups; members of a group are read in the order of the same cuts.
  func ordered(_ groups: [Group], of elements: [Element]) -> [Stop] {
    let reading = ReadingOrder(slack: 2 * scale, level: 8 * scale)
    func box(_ group: Group) -> Rect {
      let boxes = group.members.map { elements[$0].box }
      return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    }
    var all = groups
    if let dialog = elements.filter({ $0.type == .dialog }).max(by: { $0.box.area < $1.box.area }) {
      all = all.filter { box($0).share(in: dialog.box) > 0.5 }
    }
    let boxes = all.map(box)
    let ordered = reading.order(boxes).map { all[$0] }
    return (ordered.filter { $0.kind != .tab } + ordered.filter { $0.kind == .tab }).map { group in
      stop(group, elements, reading)
    }
  }

  private func stop(_ group: Group, _ elements: [Element], _ reading: ReadingOrder) -> Stop {
    let members = reading.order(group.members.map { elements[$0].box }).map { elements[group.members[$0]] }
    let label = members.compactMap { $0.text ?? $0.icon }.filter { !$0.isEmpty }.joined(separator: " ")
    return Stop(elements: members.map(\.id), kind: group.kind, label: label)
  }
}
