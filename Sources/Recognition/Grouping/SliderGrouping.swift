import Geometry
import ScreenModel

/// Sliders with what names and measures them: signs or amounts at the ends of the track, a title and a value over it, the
/// ends of the range below it. No row or card swallows them: each sets something on its own.
struct SliderGrouping: GroupingRule {
  /// The largest distance of a sign from the end of the track, in points.
  var beside = 24.0
  /// The same where both ends have one.
  var pair = 40.0
  /// The largest distance of the title's letters from the thumb, in points; Material's track lies in the middle of 48.
  var over = 28.0
  /// The largest distance of the range's ends from the thumb, in points.
  var below = 24.0
  /// How far words may begin outside of the track, in points: Material draws it 24 inside its frame.
  var outside = 28.0
  /// How far words may begin inside of it, in points.
  var within = 14.0
  /// The largest sign in points.
  var sign = 32.0
  /// The largest letters of a title without a value, in points: larger ones head more than one control.
  var largest = 19.0
  /// How near lines are that belong together, in points.
  var stacked = 10.0

  func apply(to groups: inout Groups) {
    var rows = groups.all(.slider).map { [$0] }
    // Titles of all sliders before ranges: the words between two sliders name the lower one, if they may.
    for part in [signs, title, range] {
      for (place, row) in rows.enumerated() {
        let found = part(groups.box(row), groups)
        for index in found { groups.setApart(index) }
        rows[place] += found
      }
    }
    for row in rows {
      if row.count > 1 { groups.join(row, as: .row) }
      groups.setApart(row[0])
    }
  }

  /// The nearest small thing at each end, on the level of the track.
  private func signs(at track: Rect, _ groups: Groups) -> [Int] {
    let level = groups.all(.icon, .text).filter { index in
      let box = groups.box(index)
      return (groups.isFreeText(index) || groups.isFree(index)) && box.height <= groups.pixels(sign)
        && box.width <= groups.pixels(2 * sign) && abs(box.midY - track.midY) < groups.pixels(6)
    }
    let gaps = level.map { track.gapX(groups.box($0)) }
    let near = zip(level, gaps).filter { $1 >= -groups.pixels(2) && $1 <= groups.pixels(pair) }
    let before = near.filter { groups.box($0.0).midX < track.midX }.min { $0.1 < $1.1 }
    let after = near.filter { groups.box($0.0).midX > track.midX }.min { $0.1 < $1.1 }
    let ends = [before, after].compactMap { $0 }
    return (ends.count == 2 ? ends : ends.filter { $0.1 <= groups.pixels(beside) }).map(\.0)
  }

  /// The words at the leading edge of the line over the slider, with the value at its other end.
  private func title(over whole: Rect, _ groups: Groups) -> [Int] {
    let line = nearest(to: whole, within: over, groups) { whole.top - $0.bottom }
    let first = line.filter { begins(groups.box($0), whole, groups) }
    guard first.count == 1 else { return [] }
    if line.count == 1 { return isName(first[0], groups) ? line : [] }
    let last = line.filter { ends(groups.box($0), whole, groups) && $0 != first[0] }
    return line.count == 2 && last.count == 1 ? line : []
  }

  /// The two ends of the range on the line below the slider; one alone is the title of what follows.
  private func range(below whole: Rect, _ groups: Groups) -> [Int] {
    let line = nearest(to: whole, within: below, groups) { $0.top - whole.bottom }
    let first = line.filter { begins(groups.box($0), whole, groups) }
    let last = line.filter { ends(groups.box($0), whole, groups) }
    return line.count == 2 && first.count == 1 && last.count == 1 && first != last ? line : []
  }

  /// The free texts of the nearest line in one direction; none where it is farther than the reach in points.
  private func nearest(
    to whole: Rect, within reach: Double, _ groups: Groups, gap: (Rect) -> Double
  ) -> [Int] {
    let near = groups.all(.text).filter { index in
      let box = groups.box(index)
      let isInColumn = box.overlapX(whole.insetBy(-groups.pixels(outside))) > 0
      return groups.isFreeText(index) && isInColumn && gap(box) > -groups.pixels(2)
        && gap(box) < groups.pixels(reach)
    }
    guard let first = near.min(by: { gap(groups.box($0)) < gap(groups.box($1)) }) else { return [] }
    return near.filter { abs(groups.box($0).midY - groups.box(first).midY) < groups.pixels(6) }
  }

  private func begins(_ box: Rect, _ whole: Rect, _ groups: Groups) -> Bool {
    (-groups.pixels(outside)...groups.pixels(within)).contains(box.left - whole.left)
  }

  private func ends(_ box: Rect, _ whole: Rect, _ groups: Groups) -> Bool {
    (-groups.pixels(within)...groups.pixels(outside)).contains(box.right - whole.right)
  }

  /// Whether a line without a value at its end names the control below it: no heading, and no end of something longer.
  private func isName(_ text: Int, _ groups: Groups) -> Bool {
    let box = groups.box(text)
    let isLast = groups.all(.text).contains { other in
      let gap = box.top - groups.box(other).bottom
      return groups.box(other).overlapX(box) > 0 && gap > -box.height && gap < groups.pixels(stacked)
        && other != text
    }
    return !isLast && groups.elements[text].fontSize <= groups.pixels(largest)
  }
}
