import Geometry
import ScreenModel

/// The lines of one block.
struct ParagraphGrouping: GroupingRule {
  func apply(to groups: inout Groups, size: Size) {
    let texts = groups.elements.indices.filter { groups.elements[$0].block != nil && groups.isFree($0) }
    let blocks = Dictionary(grouping: texts) { groups.elements[$0].block ?? 0 }
    for (_, lines) in blocks.sorted(by: { $0.key < $1.key }) where lines.count > 1 {
      groups.join(lines, as: .text)
    }
  }
}
