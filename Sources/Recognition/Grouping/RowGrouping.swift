import Geometry
import ScreenModel

/// List rows: a title with the lines under it, what stands before it, and the detail, switch or chevron at the
/// end. The paper names rows among what its heuristics miss.
struct RowGrouping: GroupingRule {
  /// Below this many points from the top there may be rows; above are status and navigation bar.
  var barHeight = 104.0

  func apply(to groups: inout Groups) {
    let rows = RowParts(groups).rows(below: groups.pixels(barHeight))
    for row in rows {
      let mark = row.mark.flatMap { repeats($0, of: row, among: rows, groups) ? $0 : nil }
      if mark != nil || isRow(row) { groups.join(row.members + [mark].compactMap { $0 }, as: .row) }
    }
  }

  /// A title with a detail and nothing else is a row if it has a second line; alone it may be a heading with a
  /// button beside it.
  private func isRow(_ row: RowParts.Row) -> Bool {
    row.leading != nil || row.control != nil || (row.detail != nil && row.lines.count > 1)
  }

  /// Whether rows of one column end with such an icon; a single one is a button.
  private func repeats(
    _ mark: Int, of row: RowParts.Row, among rows: [RowParts.Row], _ groups: Groups
  ) -> Bool {
    let slack = groups.pixels(6)
    return rows.contains { other in
      guard let second = other.mark, second != mark else { return false }
      return abs(groups.box(second).midX - groups.box(mark).midX) < slack
        && abs(groups.box(other.lines[0]).left - groups.box(row.lines[0]).left) < slack
    }
  }
}
