import Geometry
import ScreenModel

/// The lines of one paragraph (the paper's text grouping); the figures of a table's column are no paragraph.
struct ParagraphGrouping: GroupingRule {
  func apply(to groups: inout Groups) {
    let texts = groups.all(.text).filter { groups.isFree($0) }
    let blocks = Dictionary(grouping: texts) { groups.elements[$0].block ?? -1 - $0 }
    let columns = blocks.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    for lines in columns where !isColumn(lines, among: columns, groups) { groups.join(lines, as: .text) }
  }

  /// Whether at least two more blocks stand level with this one, line by line, all of short words: a table.
  private func isColumn(_ lines: [Int], among blocks: [[Int]], _ groups: Groups) -> Bool {
    guard isShort(lines, groups) else { return false }
    let box = groups.box(lines)
    let level = blocks.filter { other in
      let place = groups.box(other)
      return other != lines && isShort(other, groups)
        && place.overlapY(box) > 0.5 * min(place.height, box.height) && place.overlapX(box) == 0
    }
    return level.count >= 2
  }

  private func isShort(_ lines: [Int], _ groups: Groups) -> Bool {
    lines.allSatisfy { (groups.elements[$0].text ?? "").count <= 5 }
  }
}
