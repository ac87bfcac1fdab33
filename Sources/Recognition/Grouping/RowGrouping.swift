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
      if mark != nil || isRow(row) || continuesList(row, among: rows, groups) {
        groups.join(row.members + [mark].compactMap { $0 }, as: .row)
      }
    }
  }

  /// Whether a title and a detail alone stand in a list: above or under another row of their column, as far from all
  /// others as rows are that can be touched (44 points, 40 in dense lists; the lines of a bill are closer).
  private func continuesList(_ row: RowParts.Row, among rows: [RowParts.Row], _ groups: Groups) -> Bool {
    guard let detail = row.detail else { return false }
    let title = groups.box(row.lines[0])
    let column = rows.filter { other in
      other.lines[0] != row.lines[0] && groups.home[other.lines[0]] == groups.home[row.lines[0]]
        && abs(groups.box(other.lines[0]).left - title.left) < groups.pixels(4)
    }
    func distance(_ other: RowParts.Row) -> Double { abs(groups.box(other.lines[0]).midY - title.midY) }
    guard column.allSatisfy({ distance($0) >= groups.pixels(40) }) else { return false }
    return column.contains { other in
      let sizes = [other, row].map { groups.elements[$0.lines[0]].fontSize }.sorted()
      let endsAlike = other.detail.map {
        abs(groups.box($0).right - groups.box(detail).right) < groups.pixels(4)
      }
      return distance(other) < groups.pixels(100) && sizes[1] < 1.25 * sizes[0]
        && (isRow(other) || endsAlike ?? false)
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
