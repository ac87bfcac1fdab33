import Geometry
import ScreenModel

/// Rows of several lines whose icon, checkbox or switch stands beside their middle: there the title of a row is level
/// with nothing, and only the distances tell where the row begins.
struct CentredSigns {
  private let groups: Groups
  private let leadingGap: Double
  private let isSign: (Int) -> Bool

  /// - Parameters:
  ///   - leadingGap: the largest gap in points between what leads and the text.
  ///   - isSign: whether an element is small enough to lead a row.
  init(_ groups: Groups, leadingGap: Double, isSign: @escaping (Int) -> Bool) {
    self.groups = groups
    self.leadingGap = leadingGap
    self.isSign = isSign
  }

  /// What leads the lines from a title on, if it stands beside their middle.
  func leading(from title: Int) -> Int? {
    signs(under: title, leading: true).first { isMiddle($0, ofLinesFrom: title, gap: .infinity) }
  }

  /// Whether a line begins a row of its own: the lines from it on are centred on the next sign, and it is nearer to
  /// these than to the lines above it.
  func begins(_ line: Int, after lines: [Int], from first: Int?) -> Bool {
    let above = groups.box(lines)
    let gap = groups.box(line).top - above.bottom
    if let first, groups.type(first) != .container {
      let sign = groups.box(first).midY
      let widened = above.union(groups.box(groups.mates(line)))
      if abs(widened.midY - sign) < abs(above.midY - sign) { return false }
    }
    return (signs(under: line, leading: true) + signs(under: line, leading: false)).contains { sign in
      sign != first && groups.box(sign).top > above.bottom
        && isMiddle(sign, ofLinesFrom: line, gap: 1.15 * gap)
    }
  }

  /// Signs beside the column of a line whose middle is lower than the line, the nearest first.
  private func signs(under line: Int, leading: Bool) -> [Int] {
    let box = groups.box(line)
    let types: Set<ElementType> =
      leading ? [.icon, .picture, .container, .checkbox, .toggle] : [.checkbox, .toggle]
    return groups.elements.indices.filter { index in
      let sign = groups.box(index)
      let gap = leading ? box.left - sign.right : sign.left - box.right
      return types.contains(groups.type(index)) && groups.isFree(index) && isSign(index) && gap >= 0
        && (!leading || gap < groups.pixels(leadingGap)) && groups.home[index] == groups.home[line]
        && sign.midY > box.bottom && sign.midY - box.bottom < groups.pixels(160)
    }.sorted { groups.box($0).midY < groups.box($1).midY }
  }

  /// Whether the lines that follow one another from `title` on, each nearer than `gap`, have the sign in the middle.
  private func isMiddle(_ sign: Int, ofLinesFrom title: Int, gap: Double) -> Bool {
    let middle = groups.box(sign).midY
    let first = groups.box(title)
    var lines = groups.mates(title)
    while true {
      let block = groups.box(lines)
      let last = groups.box(lines.max { groups.box($0).bottom < groups.box($1).bottom } ?? title)
      let next = groups.all(.text).first { index in
        let box = groups.box(index)
        let space = box.top - block.bottom
        return groups.isFreeText(index) && !lines.contains(index) && groups.home[index] == groups.home[title]
          && abs(box.left - block.left) < groups.pixels(4) && space > -groups.pixels(4) && space <= gap
          && space < max(groups.pixels(9), 1.8 * min(last.height, box.height))
          // As far below the sign as the title is above it.
          && box.midY < 2 * middle - first.midY + 0.5 * first.height
      }
      guard let next else { break }
      lines += groups.mates(next)
    }
    return lines.count > 1 && abs(groups.box(lines).midY - middle) < 0.35 * first.height
  }
}
