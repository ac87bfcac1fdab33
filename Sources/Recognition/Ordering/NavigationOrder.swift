import Geometry
import ScreenModel

/// Puts groups into the order of navigation: the page from the top, what floats over it, and the tab bar last.
struct NavigationOrder {
  let size: Size
  let scale: Double
  private let reading: ReadingOrder

  init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    // The platforms call things level within 8 points; drawn boxes may touch.
    reading = ReadingOrder(slack: 1 * scale, level: 8 * scale)
  }

  /// The stops of the groups; members of a group are read in the order of the same cuts.
  func ordered(_ groups: [Group], of elements: [Element]) -> [Stop] {
    let all = groups.map { (group: $0, box: Self.extent($0.members.map { elements[$0].box })) }
    let tabs = all.filter { $0.group.kind == .tab }
    let page = all.filter { $0.group.kind != .tab }
    let floating = Floating(size: size, scale: scale, boxes: page.map(\.box))
      .places(of: page.map(\.group), elements)
    let content = page.indices.filter { !floating.contains($0) }
    let above = page.indices.filter { floating.contains($0) }
    let bar = content.filter { isBar(page[$0].box, over: page.map(\.box)) }
    let rest = content.filter { !bar.contains($0) }
    let order =
      reading.order(bar.map { page[$0].box }).map { page[bar[$0]] }
      + Strips(scale: scale, reading: reading).order(rest.map { page[$0] }, elements).map { page[rest[$0]] }
      + reading.order(above.map { page[$0].box }).map { page[above[$0]] }
      + reading.order(tabs.map(\.box)).map { tabs[$0] }
    return order.map { stop($0.group, elements) }
  }

  /// Whether a box stands in the place of the navigation bar, on or beside a picture that reaches up to the edge.
  private func isBar(_ box: Rect, over boxes: [Rect]) -> Bool {
    box.midY < 104 * scale && box.height < 60 * scale
      && boxes.contains {
        $0.top < 24 * scale && $0.height > 150 * scale && box.midY < $0.bottom && $0 != box
      }
  }

  private func stop(_ group: Group, _ elements: [Element]) -> Stop {
    let read = MemberOrder(reading: reading).ordered(group.members.map { elements[$0] })
    let label = read.compactMap { $0.text ?? $0.icon }.filter { !$0.isEmpty }.joined(separator: " ")
    return Stop(elements: read.map(\.id), kind: group.kind, label: label)
  }

  private static func extent(_ boxes: [Rect]) -> Rect {
    boxes.dropFirst().reduce(boxes.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }
}
