import Geometry
import ScreenModel

/// The lines of one block, and a short line with the short line under it whatever their sizes: a number with its
/// name, a title with its price (the paper's text grouping).
struct ParagraphGrouping: GroupingRule {
  /// The most characters of a short line.
  var short = 40

  func apply(to groups: inout Groups, size: Size) {
    let texts = groups.elements.indices.filter { groups.elements[$0].type == .text && groups.isFree($0) }
    let blocks = Dictionary(grouping: texts) { groups.elements[$0].block ?? -$0 }
    for (_, lines) in blocks.sorted(by: { $0.key < $1.key }) where lines.count > 1 {
      groups.join(lines, as: .text)
    }
    let single = texts.filter { groups.isFree($0) && (groups.elements[$0].text ?? "").count <= short }
    for upper in single where groups.isFree(upper) {
      let lower = single.first { groups.isFree($0) && belongs($0, under: upper, groups) }
      if let lower { groups.join([upper, lower], as: .text) }
    }
  }

  private func belongs(_ lower: Int, under upper: Int, _ groups: Groups) -> Bool {
    let above = groups.elements[upper].box
    let below = groups.elements[lower].box
    let gap = below.top - above.bottom
    guard lower != upper, gap >= 0, gap < min(above.height, below.height), above.overlapX(below) > 0 else {
      return false
    }
    let slack = 4 * groups.scale
    let isAligned = abs(above.left - below.left) < slack || abs(above.midX - below.midX) < slack
    let isInDialog = groups.elements.contains { $0.type == .dialog && above.share(in: $0.box) > 0.5 }
    return isAligned && !isInDialog && groups.container(of: lower) == groups.container(of: upper)
  }
}
