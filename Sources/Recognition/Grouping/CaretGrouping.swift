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
