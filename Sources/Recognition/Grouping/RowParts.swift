import Geometry
import ScreenModel

/// Finds what may be rows of a list: lines of text, and what stands before and behind them.
struct RowParts {
  /// One row as far as it is seen.
  struct Row {
    /// The title and the lines under it.
    var lines: [Int]
    /// The icon, picture, tile, checkbox or switch before the title.
    var leading: Int?
    /// The text at the end.
    var detail: Int?
    /// The switch, checkbox or chevron at the end.
    var control: Int?
    /// Another small icon at the end.
    var mark: Int?
    /// Everything that the row is read with.
    var members: [Int]
  }

  /// The largest gap in points between what leads and the text.
  var leadingGap = 32.0
  /// The largest side of a leading picture in points.
  var leadingSide = 72.0
  /// How far from the end of the screen or container, in points, the last part of a row may stand.
  var endMargin = 48.0

  private let groups: Groups

  init(_ groups: Groups) { self.groups = groups }

  /// The rows from the top, each text in one of them.
  func rows(below top: Double) -> [Row] {
    var used: Set<Int> = []
    var rows: [Row] = []
    for title in groups.all(.text) where !used.contains(title) && isTitle(title, below: top) {
      let row = row(of: title)
      guard row.members.count > row.lines.count || row.mark != nil else { continue }
      used.formUnion(row.members)
      rows.append(row)
    }
    return rows
  }

  private func isTitle(_ index: Int, below top: Double) -> Bool {
    guard groups.isFreeText(index), groups.box(index).midY > top else { return false }
    return (groups.elements[index].text ?? "").contains { $0.isLetter }
      && groups.box(index).left < 0.4 * Double(groups.size.width)
  }

  private func row(of title: Int) -> Row {
    let first = leading(of: groups.box(groups.mates(title)), home: groups.home[title])
    let lines = stack(under: title, leading: first)
    let extent = groups.box(lines)
    let leading = first ?? leading(of: extent, home: groups.home[title])
    let level = level(with: lines, home: groups.home[title])
    let control = control(among: level, leading: leading, lines: lines)
    let detail = detail(among: level, title: title, before: control)
    var members = lines + [leading, detail, control].compactMap { $0 }
    if let leading {
      members += groups.inside(groups.box(leading), except: leading).filter { groups.isFree($0) }
    }
    if let detail { members += groups.mates(detail) }
    let mark = control == nil ? mark(among: level) : nil
    return Row(
      lines: lines, leading: leading, detail: detail, control: control, mark: mark, members: members)
  }

  /// The title and the lines under it at the same leading edge, no further than the line is high; a line that has
  /// something of its own before it begins another row.
  private func stack(under title: Int, leading first: Int?) -> [Int] {
    var lines = groups.mates(title)
    while true {
      let block = groups.box(lines)
      let last = lines.map { groups.box($0).height }.max() ?? 0
      let next = groups.all(.text).first { index in
        guard groups.isFreeText(index), !lines.contains(index), groups.home[index] == groups.home[title]
        else { return false }
        let box = groups.box(index)
        let gap = box.top - block.bottom
        guard abs(box.left - block.left) < groups.pixels(4), gap > -groups.pixels(4),
          gap < max(groups.pixels(9), 1.1 * min(last, box.height))
        else { return false }
        let own = leading(of: groups.box(groups.mates(index)), home: groups.home[index])
        return own == nil || own == first
      }
      guard let next else { return lines }
      lines += groups.mates(next)
    }
  }

  /// The nearest of the things before the text.
  private func leading(of row: Rect, home: Int?) -> Int? {
    let before = groups.elements.indices.filter { index in
      guard groups.isFree(index),
        [.icon, .picture, .container, .checkbox, .toggle].contains(groups.type(index))
      else { return false }
      let box = groups.box(index)
      let gap = row.left - box.right
      return gap >= 0 && gap < groups.pixels(leadingGap) && groups.home[index] == home
        && max(box.width, box.height) < groups.pixels(leadingSide)
        && box.overlapY(row) > 0.5 * min(box.height, row.height)
    }
    return before.max { groups.box($0).right < groups.box($1).right }
  }

  /// What stands behind the lines that it is level with; a date may stand above a long second line.
  private func level(with lines: [Int], home: Int?) -> [Int] {
    let row = groups.box(lines)
    let slack = lines.count == 1 ? 0.5 * row.height : groups.pixels(2)
    return groups.elements.indices.filter { index in
      let box = groups.box(index)
      guard box.midY > row.top - slack, box.midY < row.bottom + slack, box.left >= row.midX,
        groups.isFree(index) || groups.isFreeText(index), groups.home[index] == home, !lines.contains(index)
      else { return false }
      return lines.allSatisfy {
        box.left >= groups.box($0).right || (lines.count > 1 && box.overlapY(groups.box($0)) == 0)
      }
    }
  }

  private func control(among level: [Int], leading: Int?, lines: [Int]) -> Int? {
    let controls = level.filter { index in
      switch groups.type(index) {
      case .toggle, .checkbox: true
      case .icon: isChevron(groups.box(index))
      default: false
      }
    }
    if controls.count == 1 { return controls[0] }
    // A star or a tick at the end of a task or message says something of it.
    let isSaying = leading.map { groups.type($0) == .checkbox } ?? false || lines.count >= 3
    return controls.isEmpty && isSaying ? mark(among: level) : nil
  }

  /// The only icon, small and about as wide as high; three dots are a menu.
  private func mark(among level: [Int]) -> Int? {
    let icons = level.filter { groups.type($0) == .icon }
    guard icons.count == 1, let icon = icons.first else { return nil }
    let box = groups.box(icon)
    let isSmall = max(box.width, box.height) < groups.pixels(24)
    return isSmall && (0.4...2.5).contains(box.width / box.height) ? icon : nil
  }

  /// Several texts at the end are columns of a grid or table.
  private func detail(among level: [Int], title: Int, before control: Int?) -> Int? {
    let texts = level.filter { groups.type($0) == .text }
    guard texts.count == 1, let text = texts.first else { return nil }
    let end = groups.home[title].map { groups.box($0).right } ?? Double(groups.size.width)
    // A detail may stand before a chevron; a picture before it makes it another item's title.
    let margin = groups.pixels(control == nil ? endMargin : 2 * endMargin)
    return groups.box(text).right > end - margin ? text : nil
  }

  /// Narrow and low, or wide and lower: a sign that the row opens something.
  private func isChevron(_ box: Rect) -> Bool {
    let (width, height) = (box.width / groups.scale, box.height / groups.scale)
    return ((0.38...0.72).contains(width / height) && (4...18).contains(height))
      || ((0.38...0.72).contains(height / width) && (4...18).contains(width))
  }
}
