import Geometry
import ScreenModel

/// List rows: a title with the lines under it, what stands before it, and the detail, switch or chevron at the
/// end. The paper names rows among what its heuristics miss.
struct RowGrouping: GroupingRule {
  /// Below this many points from the top there may be rows; above are status and navigation bar.
  var barHeight = 104.0

  func apply(to groups: inout Groups) {
    let rows = RowParts(groups).rows(below: groups.pixels(barHeight))
    for row in rows where isRow(row, among: rows, groups) { groups.join(row.members, as: .row) }
  }

  /// A title with a detail and nothing else is a row if it has a second line or if its neighbour looks the same;
  /// alone it may be a heading with a button beside it.
  private func isRow(_ row: RowParts.Row, among rows: [RowParts.Row], _ groups: Groups) -> Bool {
    if row.leading != nil || row.control != nil { return true }
    guard row.detail != nil else { return false }
    return row.lines.count > 1
  }
}
