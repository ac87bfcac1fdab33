import ScreenModel

/// Ratings: a row of equal stars or hearts is one thing; a number beside it stays apart unless a row or card takes both.
struct RatingGrouping: GroupingRule {
  func apply(to groups: inout Groups) {
    let free = groups.elements.indices.filter { groups.isFree($0) }
    let home = groups.home
    let rows = EqualGlyphs().rows(of: Array(free), in: groups.elements) { home[$0] == home[$1] }
    for row in rows { groups.join(row, as: .single) }
  }
}
