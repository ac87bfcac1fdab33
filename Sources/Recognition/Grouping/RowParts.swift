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
  /// The largest side of a leading icon or tile in points.
  var leadingSide = 72.0
  /// The largest width of a leading picture in points; it may be twice as high.
  var pictureWidth = 112.0
  /// How far from the end of the screen or container, in points, the last part of a row may stand.
  var endMargin = 48.0

  /// The height in points of bars that are no lists.
  var barHeight = 104.0
  /// What icons at the end say of their row, by the words of the icon classifier; others may be buttons.
  var saying: Set<String> = ["check", "verified", "lock", "mute", "bell-off", "chevron", "star"]

  /// The icons at the end that act by themselves, likewise.
  var acting: Set<String> = [
    "add", "bookmark", "cart", "close", "cloud-download", "comment", "copy", "delete", "download", "edit",
    "external-link", "info", "mail", "more", "pause", "phone", "play", "refresh", "remove", "send",
    "settings", "share", "upload", "video",
  ]

  private let groups: Groups

  init(_ groups: Groups) { self.groups = groups }

  /// What stands beside the middle of several lines.
  var centredSigns: CentredSigns { CentredSigns(groups, leadingGap: leadingGap, isSign: isSmall) }

  /// The rows from the top, each text in one of them.
  func rows(below top: Double) -> [Row] {
    var used: Set<Int> = []
    var rows: [Row] = []
    for title in groups.all(.text) where !used.contains(title) && isTitle(title) {
      let row = row(of: title)
      // Above are status and navigation bar, which have icons and a title, but no checkboxes.
      guard
        groups.box(row.members).bottom > top || isOnPanel(title)
          || [row.leading, row.control].contains(where: isSwitch)
      else { continue }
      guard row.members.count > row.lines.count || row.mark != nil else { continue }
      used.formUnion(row.members)
      rows.append(row)
    }
    return rows
  }

  private func isTitle(_ index: Int) -> Bool {
    let ground = groups.ground(of: index)
    let text = groups.elements[index].text ?? ""
    // Scripts that cannot be read leave no letters.
    let isFigure = text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
    return groups.isFreeText(index) && groups.box(index).left < ground.left + 0.4 * ground.width && !isFigure
  }

  /// Whether a text lies on a dialog or a card that is higher than a bar.
  private func isOnPanel(_ index: Int) -> Bool {
    let ground = groups.ground(of: index)
    return ground != groups.size.bounds && ground.height > groups.pixels(barHeight)
  }

  private func isSwitch(_ index: Int?) -> Bool {
    index.map { groups.type($0) == .checkbox || groups.type($0) == .toggle } ?? false
  }

  private func row(of title: Int) -> Row {
    let first =
      leading(of: groups.box(groups.mates(title)), home: groups.home[title])
      ?? centredSigns.leading(from: title)
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
    let signs = centredSigns
    // Where what leads is level with the title, the lines below stand beside nothing: they hang from it.
    let isHung = first.map { isLevel($0, with: title) } ?? false
    var lines = groups.mates(title)
    while true {
      let block = groups.box(lines)
      let lowest = lines.max { groups.box($0).bottom < groups.box($1).bottom } ?? title
      let last = groups.box(lowest).height
      let next = groups.all(.text).first { index in
        guard groups.isFreeText(index), !lines.contains(index), groups.home[index] == groups.home[title]
        else { return false }
        let box = groups.box(index)
        let gap = box.top - block.bottom
        // A line further off belongs here if what leads then stands in the middle.
        let isCentred = first.map { abs(block.union(box).midY - groups.box($0).midY) < 0.35 * box.height }
        let reach = isCentred ?? false ? 1.8 : max(leading(after: lowest, index), isHung ? 1.5 : 0)
        guard abs(box.left - block.left) < groups.pixels(4), gap > -groups.pixels(4),
          gap < max(groups.pixels(9), reach * min(last, box.height))
        else { return false }
        // A larger line under a smaller one begins something.
        guard !isLarger(index, than: lowest) else { return false }
        let own = leading(of: groups.box(groups.mates(index)), home: groups.home[index])
        let isOwn = own.map { $0 != first && (first != nil || groups.box($0).midY > box.midY) } ?? false
        return !isOwn && !hasOtherEnd(index, than: title)
          && !signs.begins(index, after: lines, from: first)
      }
      guard let next else { return lines }
      lines += groups.mates(next)
    }
  }

  private func isLevel(_ sign: Int, with title: Int) -> Bool {
    abs(groups.box(sign).midY - groups.box(title).midY) < 0.5 * groups.box(title).height
  }

  /// Whether a line has larger letters than another; where one could not be read only heights can be compared.
  private func isLarger(_ line: Int, than other: Int) -> Bool {
    let (first, second) = (groups.elements[line], groups.elements[other])
    if (first.text ?? "").isEmpty || (second.text ?? "").isEmpty {
      return first.box.height > 1.35 * second.box.height
    }
    return first.fontSize >= 1.15 * second.fontSize
  }

  /// The largest gap between two lines of a row, as a share of their height; Arabic ink is low in its line, and what
  /// could not be read may be Arabic.
  private func leading(after upper: Int, _ lower: Int) -> Double {
    let isLow = [upper, lower].contains { line in
      let text = groups.elements[line].text ?? ""
      return text.isEmpty || text.unicodeScalars.contains { (0x600..<0x780).contains($0.value) }
    }
    return isLow ? 1.6 : 1.1
  }

  /// Whether a line ends with another switch, tick or chevron than the title: then it is a row itself.
  private func hasOtherEnd(_ line: Int, than title: Int) -> Bool {
    func end(of line: Int) -> Int? {
      let box = groups.box(line)
      return groups.all(.icon, .toggle, .checkbox).filter {
        let place = groups.box($0)
        return place.left >= box.right && place.midY > box.top && place.midY < box.bottom
          && groups.home[$0] == groups.home[line]
      }.max { groups.box($0).right < groups.box($1).right }
    }
    guard let own = end(of: line), let other = end(of: title) else { return false }
    return own != other
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
        && isSmall(index)
        && box.overlapY(row) > 0.5 * min(box.height, row.height)
        // What stands close behind another word belongs to that.
        && groups.word(closeBefore: index) == nil
    }
    return before.max { groups.box($0).right < groups.box($1).right }
  }

  /// A picture before several lines may be as high as these.
  private func isSmall(_ index: Int) -> Bool {
    let box = groups.box(index)
    if groups.type(index) == .container && box.width > 1.5 * box.height {
      // A wide one with a word in it is a label or a button.
      guard groups.inside(box, except: index).allSatisfy({ groups.type($0) != .text }) else { return false }
    }
    if groups.type(index) == .picture {
      return box.width < groups.pixels(pictureWidth) && box.height < 2 * groups.pixels(pictureWidth)
    }
    return max(box.width, box.height) < groups.pixels(leadingSide)
  }

  /// What stands behind the lines that it is level with; a date may stand above a long second line.
  private func level(with lines: [Int], home: Int?) -> [Int] {
    let row = groups.box(lines)
    let slack = lines.count == 1 ? 0.5 * row.height : groups.pixels(2)
    return groups.elements.indices.filter { index in
      let box = groups.box(index)
      guard box.midY > row.top - slack, box.midY < row.bottom + slack, box.left >= row.midX,
        groups.isFree(index) || groups.isFreeText(index), isOn(home, index), !lines.contains(index)
      else { return false }
      return lines.allSatisfy {
        box.left >= groups.box($0).right || (lines.count > 1 && box.overlapY(groups.box($0)) == 0)
      }
    }
  }

  /// Whether an element lies on the same surface; switches may stand outside one of which only a part was found.
  private func isOn(_ home: Int?, _ index: Int) -> Bool {
    if groups.home[index] == home { return true }
    guard let home, groups.home[index] == nil else { return false }
    return isSwitch(index) && groups.box(home).right < groups.box(index).left
  }

  /// Whether an angle at the end has its counterpart before the lines: then they turn pages.
  private func isPager(_ icon: Int, of lines: [Int]) -> Bool {
    let (box, block) = (groups.box(icon), groups.box(lines))
    return groups.all(.icon).contains { other in
      let place = groups.box(other)
      return place.right < block.left && abs(place.midY - box.midY) < 0.3 * box.height
        && groups.home[other] == groups.home[icon] && abs(place.height - box.height) < 0.2 * box.height
        && abs(place.width - box.width) < 0.3 * box.width && groups.isChevron(place)
    }
  }

  private func control(among level: [Int], leading: Int?, lines: [Int]) -> Int? {
    let controls = level.filter { index in
      switch groups.type(index) {
      case .toggle, .checkbox: true
      case .icon: groups.isChevron(groups.box(index)) && !isPager(index, of: lines)
      default: false
      }
    }
    if controls.count == 1 { return controls[0] }
    if controls.isEmpty, let mark = mark(among: level), saying.contains(groups.elements[mark].icon ?? "") {
      return mark
    }
    // A star or a tick at the end of a task or message says something of it.
    let isDense = lines.count >= 3 && level.contains { groups.type($0) == .text }
    let isSaying = leading.map { groups.type($0) == .checkbox } ?? false || isDense
    return controls.isEmpty && isSaying ? mark(among: level) : nil
  }

  /// The only icon, small and about as wide as high; three dots are a menu.
  private func mark(among level: [Int]) -> Int? {
    let icons = level.filter { groups.type($0) == .icon }
    guard icons.count == 1, let icon = icons.first, !acting.contains(groups.elements[icon].icon ?? "") else {
      return nil
    }
    let box = groups.box(icon)
    let isSmall = max(box.width, box.height) < groups.pixels(24)
    return isSmall && (0.4...2.5).contains(box.width / box.height) ? icon : nil
  }

  /// Several texts at the end are columns of a grid or table.
  private func detail(among level: [Int], title: Int, before control: Int?) -> Int? {
    let texts = level.filter { groups.type($0) == .text }
    guard texts.count == 1, let text = texts.first else { return nil }
    let end = groups.ground(of: title).right
    // A detail may stand before a chevron; a picture before it makes it another item's title.
    let margin = groups.pixels(control == nil ? endMargin : 2 * endMargin)
    return groups.box(text).right > end - margin ? text : nil
  }
}
