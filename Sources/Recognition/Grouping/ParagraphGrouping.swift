import Geometry
import ScreenModel

/// The lines of one paragraph (the paper's text grouping); the figures of a table's column are no paragraph.
struct ParagraphGrouping: GroupingRule {
  func apply(to groups: inout Groups) {
    let texts = groups.all(.text).filter { groups.isFree($0) }
    let blocks = Dictionary(grouping: texts) { groups.elements[$0].block ?? -1 - $0 }
    let columns = blocks.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    for lines in columns where !isColumn(lines, groups) { groups.join(lines, as: .text) }
  }

  /// Whether all lines are a figure or two letters: the days of a calendar, the marks of an axis.
  private func isColumn(_ lines: [Int], _ groups: Groups) -> Bool {
    lines.allSatisfy { (groups.elements[$0].text ?? "").count <= 3 }
  }
}
