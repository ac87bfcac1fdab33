import Geometry
import ScreenModel

/// Strips of columns that are read one by one: an icon with a line over it and one under it, several side by side, as
/// the hours of a weather report. A table, which has words alone, is read by rows.
struct Strips {
  /// The least number of columns.
  var columns = 3
  /// The largest gap in points between an icon and its lines.
  var gap = 26.0
  /// How far the middles of a column may differ, in points.
  var slack = 9.0

  let scale: Double
  let reading: ReadingOrder

  init(scale: Double, reading: ReadingOrder) {
    self.scale = scale
    self.reading = reading
  }

  /// The order of groups, each column as if it were one.
  func order(_ groups: [(group: Group, box: Rect)], _ elements: [Element]) -> [Int] {
    let found = groups.indices.compactMap { column(at: $0, groups, elements) }
    let parts = found.filter { part in
      let row = found.filter { abs(groups[$0[1]].box.midY - groups[part[1]].box.midY) < 8 * scale }
      return row.count >= columns
    }
    let inParts = Set(parts.joined())
    let all = parts + groups.indices.filter { !inParts.contains($0) }.map { [$0] }
    let boxes = all.map { part in
      part.dropFirst().reduce(groups[part[0]].box) { $0.union(groups[$1].box) }
    }
    return reading.order(boxes).flatMap { all[$0] }
  }

  /// The line above an icon, the icon and the line below, if each is a stop of its own.
  private func column(at index: Int, _ groups: [(group: Group, box: Rect)], _ elements: [Element]) -> [Int]? {
    guard isSingle(groups[index].group, .icon, elements) else { return nil }
    let box = groups[index].box
    let lines = groups.indices.filter {
      isSingle(groups[$0].group, .text, elements) && abs(groups[$0].box.midX - box.midX) < slack * scale
    }
    let above = lines.filter { isNear(box.top - groups[$0].box.bottom) }
      .max { groups[$0].box.bottom < groups[$1].box.bottom }
    let below = lines.filter { isNear(groups[$0].box.top - box.bottom) }
      .min { groups[$0].box.top < groups[$1].box.top }
    guard let above, let below else { return nil }
    return [above, index, below]
  }

  private func isNear(_ distance: Double) -> Bool { distance >= 0 && distance < gap * scale }

  private func isSingle(_ group: Group, _ type: ElementType, _ elements: [Element]) -> Bool {
    group.members.count == 1 && group.members.allSatisfy { elements[$0].type == type }
  }
}
