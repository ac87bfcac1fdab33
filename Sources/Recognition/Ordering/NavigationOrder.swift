import Geometry
import ScreenModel

/// Puts groups into the order of navigation: a dialog alone, else the page from the top, what floats over it, and
/// the tab bar last.
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
    var all = groups.map { (group: $0, box: Self.extent($0.members.map { elements[$0].box })) }
    if let dialog = elements.filter({ $0.type == .dialog }).max(by: { $0.box.area < $1.box.area }) {
      all = all.filter { $0.box.share(in: dialog.box) > 0.5 }
    }
    let tabs = all.filter { $0.group.kind == .tab }
    let page = all.filter { $0.group.kind != .tab }
    let floating = Floating(size: size, scale: scale, boxes: page.map(\.box))
    let content = page.indices.filter { !floating.contains($0, of: page[$0].group, elements) }
    let above = page.indices.filter { floating.contains($0, of: page[$0].group, elements) }
    let order =
      places(content.map { page[$0].box }).map { page[content[$0]] }
      + places(above.map { page[$0].box }).map { page[above[$0]] } + places(tabs.map(\.box)).map { tabs[$0] }
    return order.map { stop($0.group, elements) }
  }

  /// The order of boxes; a badge comes after what it is stuck to.
  private func places(_ boxes: [Rect]) -> [Int] {
    var badges: [Int: [Int]] = [:]
    var stuck: Set<Int> = []
    for index in boxes.indices {
      guard let host = host(of: index, boxes) else { continue }
      badges[host, default: []].append(index)
      stuck.insert(index)
    }
    let hosts = boxes.indices.filter { !stuck.contains($0) }
    return reading.order(hosts.map { boxes[$0] }).flatMap { [hosts[$0]] + (badges[hosts[$0]] ?? []) }
  }

  /// The thing at whose upper end a small one is stuck, overlapping it but reaching out of it.
  private func host(of badge: Int, _ boxes: [Rect]) -> Int? {
    let box = boxes[badge]
    guard box.height <= 28 * scale, box.width <= 48 * scale else { return nil }
    return boxes.indices.filter { index in
      let other = boxes[index]
      let touch = other.insetBy(-2 * scale).intersection(box)
      let area = box.area
      return index != badge && !touch.isEmpty && touch.area < 0.95 * area && other.height <= 64 * scale
        && other.width <= 64 * scale && box.midY < other.midY && box.midX > other.midX
        && box.top <= other.top + 2 * scale
    }.min { abs(boxes[$0].right - box.midX) < abs(boxes[$1].right - box.midX) }
  }

  private func stop(_ group: Group, _ elements: [Element]) -> Stop {
    let members = group.members.map { elements[$0] }
    // A frame lies around what is read: it would hide the gaps between the others.
    let frames = members.filter { frame in
      members.contains { $0.id != frame.id && $0.box.share(in: frame.box) > 0.85 && $0.box != frame.box }
    }
    let rest = members.filter { !frames.contains($0) }
    let read = frames + reading.order(rest.map(\.box)).map { rest[$0] }
    let label = read.compactMap { $0.text ?? $0.icon }.filter { !$0.isEmpty }.joined(separator: " ")
    return Stop(elements: read.map(\.id), kind: group.kind, label: label)
  }

  private static func extent(_ boxes: [Rect]) -> Rect {
    boxes.dropFirst().reduce(boxes.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }
}
