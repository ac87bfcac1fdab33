import Geometry
import ScreenModel

/// A count of news with the icon, tab or picture at whose upper end it is stuck.
struct BadgeGrouping: GroupingRule {
  /// The most characters of a count.
  var characters = 3
  /// The largest height of its ink in points.
  var height = 24.0
  /// How far its ink may lie from what it is stuck to, in points; it stands in a dot that is larger.
  var reach = 8.0
  /// The least side in points of what counts as the place of an icon: three dots are drawn narrower.
  var frame = 22.0
  /// The largest side in points of what has a badge.
  var side = 64.0

  func apply(to groups: inout Groups) {
    for badge in groups.all(.text) where groups.isFree(badge) && isCount(badge, groups) {
      guard let host = host(of: badge, groups) else { continue }
      groups.join([host, badge], as: groups.kind(host) ?? .single)
    }
  }

  private func isCount(_ index: Int, _ groups: Groups) -> Bool {
    let text = groups.elements[index].text ?? ""
    return text.count <= characters && text.contains(where: \.isNumber)
      && groups.box(index).height <= groups.pixels(height)
  }

  /// The square in which an icon is drawn.
  private func place(of index: Int, _ groups: Groups) -> Rect {
    let box = groups.box(index)
    guard groups.type(index) == .icon else { return box }
    let (width, height) = (max(box.width, groups.pixels(frame)), max(box.height, groups.pixels(frame)))
    return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  /// The nearest thing that the count overlaps or nearly touches, but out of which it reaches upwards.
  private func host(of badge: Int, _ groups: Groups) -> Int? {
    let box = groups.box(badge)
    let hosts = groups.all(.icon, .picture, .tabBarItem).filter { index in
      let other = place(of: index, groups)
      return max(other.height, other.width) <= groups.pixels(side) && !groups.isApart(index)
        && !other.insetBy(-groups.pixels(reach)).intersection(box).isEmpty
        && box.left < other.right + groups.pixels(4) && box.midX > other.midX
        && box.midY < other.midY - 0.15 * other.height && box.bottom < other.bottom
        && box.height < 1.2 * other.height
    }
    return hosts.min { abs(groups.box($0).right - box.midX) < abs(groups.box($1).right - box.midX) }
  }
}
