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
          && !isOnOther(other, than: index, groups)
      }
      if kind == .single && holdsMore(than: content, in: index, groups) { continue }
      let own = content.filter { kind != .single || !isButton($0, among: content, of: index, groups) }
      groups.join([index] + own, as: kind)
    }
    // Dots change something on their own, on whatever card they lie.
    for index in groups.all(.pageControl) { groups.setApart(index) }
  }

  /// Whether a word at the end of a field, level with what is written there, acts by itself: "Show", "Send".
  private func isButton(_ text: Int, among content: [Int], of field: Int, _ groups: Groups) -> Bool {
    let (box, frame) = (groups.box(text), groups.box(field))
    guard groups.type(text) == .text, frame.right - box.right < groups.pixels(32) else { return false }
    return content.contains { other in
      let place = groups.box(other)
      return groups.type(other) == .text && box.left - place.right > groups.pixels(24)
        && abs(place.midY - box.midY) < groups.pixels(4)
    }
  }

  /// Whether what was found as a field is rather a row or a card: it holds a picture, or lines of two sizes.
  private func holdsMore(than content: [Int], in field: Int, _ groups: Groups) -> Bool {
    let pictures = groups.all(.picture, .toggle, .slider)
    if pictures.contains(where: { groups.box($0).share(in: groups.box(field)) > 0.9 }) { return true }
    let lines = content.filter { groups.type($0) == .text }
    let sizes = lines.map { groups.elements[$0].fontSize }.sorted()
    let isWide = groups.box(field).height > groups.pixels(52)
    return isWide && lines.count > 1 && (sizes.last ?? 0) > 1.3 * (sizes.first ?? 0)
  }

  /// Whether something lies on a button that floats half over the control.
  private func isOnOther(_ index: Int, than control: Int, _ groups: Groups) -> Bool {
    guard let home = groups.home[index].map({ groups.box($0) }) else { return false }
    let box = groups.box(control)
    return home.share(in: box) < 0.85 && box.share(in: home) < 0.85
  }
}
