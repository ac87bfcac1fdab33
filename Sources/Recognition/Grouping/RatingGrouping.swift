import Geometry
import ScreenModel

/// Ratings: a row of equal stars or hearts is one thing; a number beside it stays apart unless a row or card takes both.
struct RatingGrouping: GroupingRule {
  /// The words of the icon classifier that a rating may be made of.
  var meanings: Set<String> = ["star", "heart"]
  /// How many glyphs a rating has.
  var counts = 3...5

  func apply(to groups: inout Groups) {
    for meaning in meanings.sorted() {
      let glyphs = groups.all(.icon).filter { groups.isFree($0) && groups.elements[$0].icon == meaning }
        .sorted { groups.box($0).left < groups.box($1).left }
      var used: Set<Int> = []
      for first in glyphs where !used.contains(first) {
        let row = row(from: first, among: glyphs.filter { !used.contains($0) }, groups)
        guard counts.contains(row.count) else { continue }
        used.formUnion(row)
        groups.join(row, as: .single)
      }
    }
  }

  /// The glyphs that follow one another at one height, size and pitch.
  private func row(from first: Int, among glyphs: [Int], _ groups: Groups) -> [Int] {
    var row = [first]
    for glyph in glyphs where glyph != first {
      let (last, box) = (groups.box(row[row.count - 1]), groups.box(glyph))
      let isLevel = abs(box.midY - last.midY) < 0.15 * last.height
      let isEqual = abs(box.height - last.height) < 0.15 * last.height
      guard isLevel, isEqual, groups.home[glyph] == groups.home[first], box.left >= last.right else {
        continue
      }
      let pitch = row.count > 1 ? last.midX - groups.box(row[row.count - 2]).midX : box.midX - last.midX
      // Buttons of a toolbar stand further apart than the glyphs are wide.
      guard abs(box.midX - last.midX - pitch) < 0.15 * pitch, box.left - last.right < 0.8 * last.width
      else { break }
      row.append(glyph)
    }
    return row
  }
}
