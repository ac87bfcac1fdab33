import Geometry
import ScreenModel

/// A word that opens a choice, with the small sign close behind it: "Newest ▾".
struct CaretGrouping: GroupingRule {
  func apply(to groups: inout Groups) {
    for icon in groups.all(.icon) where groups.isFree(icon) && pointsDown(icon, groups) {
      guard let word = groups.word(closeBefore: icon), groups.isFree(word) else { continue }
      groups.join([word, icon], as: .container)
    }
  }

  private func pointsDown(_ icon: Int, _ groups: Groups) -> Bool {
    let box = groups.box(icon)
    return groups.elements[icon].icon == "chevron-down" || (groups.isChevron(box) && box.width > box.height)
  }
}

extension Groups {
  /// The text that an icon stands close behind, in left-to-right order: at most 6 points after its end, at its middle, and
  /// nearer to it than to the next text on that line.
  func word(closeBefore icon: Int) -> Int? {
    let sign = box(icon)
    let level = all(.text).filter {
      abs(box($0).midY - sign.midY) < 0.5 * box($0).height && home[$0] == home[icon]
    }
    guard
      let word = level.filter({ box($0).right <= sign.left + pixels(1) }).max(by: {
        box($0).right < box($1).right
      })
    else { return nil }
    let gap = sign.left - box(word).right
    let next =
      level.filter { box($0).left >= sign.right }.map { box($0).left - sign.right }.min() ?? .infinity
    return gap <= pixels(6) && 2 * max(gap, pixels(1)) < next ? word : nil
  }
}
