import Geometry
import ScreenModel

/// List rows: a title with the line under it, what stands before it, and the detail, switch or chevron at the
/// end. The paper names rows among what its heuristics miss.
///
/// An icon at the end that is no chevron acts by itself and stays a stop of its own.
struct RowGrouping: GroupingRule {
  /// Below this many points from the top there may be rows; above are status and navigation bar.
  var barHeight = 104.0
  /// The largest gap in points between what leads and the text.
  var leadingGap = 32.0
  /// The largest side of a leading picture in points.
  var leadingSide = 72.0
  /// How far from the end of the screen or container, in points, the last part of a row may stand.
  var endMargin = 48.0

  func apply(to groups: inout Groups, size: Size) {
    let titles = groups.elements.indices.filter { isTitle($0, groups, size) }
      .sorted { groups.elements[$0].box.top < groups.elements[$1].box.top }
    var used: Set<Int> = []
    for title in titles where !used.contains(title) {
      let stack = [title] + subtitles(of: title, groups)
      let row = groups.box(stack.flatMap { groups.mates($0) })
      let parts = trailing(stack, row, groups, size) + leading(stack, row, groups)
      guard !parts.isEmpty else { continue }
      used.formUnion(stack.flatMap { groups.mates($0) })
      groups.join(stack + parts, as: .row)
    }
  }

  private func isTitle(_ index: Int, _ groups: Groups, _ size: Size) -> Bool {
    let element = groups.elements[index]
    guard element.type == .text, element.box.midY > barHeight * groups.scale else { return false }
    guard groups.isFree(index) || groups.kind(index) == .text else { return false }
    let isInDialog = groups.elements.contains { $0.type == .dialog && element.box.share(in: $0.box) > 0.5 }
    let hasWord = (element.text ?? "").contains { $0.isLetter }
    return !isInDialog && hasWord && element.box.left < 0.4 * Double(size.width)
  }

  /// Text under the title at the same leading edge, no further than the title is high.
  private func subtitles(of title: Int, _ groups: Groups) -> [Int] {
    let block = groups.box(groups.mates(title))
    return groups.elements.indices.filter { index in
      let box = groups.elements[index].box
      guard groups.elements[index].type == .text, !groups.mates(title).contains(index),
        groups.isFree(index) || groups.kind(index) == .text
      else { return false }
      let gap = box.top - block.bottom
      return abs(box.left - block.left) < 4 * groups.scale && gap > -4 * groups.scale
        && gap < max(8 * groups.scale, 0.9 * groups.elements[title].box.height)
        && groups.container(of: index) == groups.container(of: title)
    }
  }

  private func trailing(_ stack: [Int], _ row: Rect, _ groups: Groups, _ size: Size) -> [Int] {
    let home = groups.container(of: stack[0])
    let end = home.map { groups.elements[$0].box.right } ?? Double(size.width)
    let level = groups.elements.indices.filter { index in
      let box = groups.elements[index].box
      let isLevel = box.midY > row.top - 0.5 * row.height && box.midY < row.bottom + 0.5 * row.height
      return isLevel && box.left >= row.right && groups.isFree(index) && groups.container(of: index) == home
    }
    // Several texts are columns of a grid or table.
    let texts = level.filter { groups.elements[$0].type == .text }
    let controls = level.filter { isControl(groups.elements[$0], groups.scale) }
    // A detail may stand before a chevron; a picture before it makes it another item's title.
    let margin = controls.isEmpty ? endMargin : 2 * endMargin
    let isDetail = texts.count == 1 && groups.elements[texts[0]].box.right > end - margin * groups.scale
    return (isDetail ? texts : []) + (controls.count == 1 ? controls : [])
  }

  private func isControl(_ element: Element, _ scale: Double) -> Bool {
    switch element.type {
    case .toggle, .checkbox: true
    case .icon: Self.isChevron(element, scale)
    default: false
    }
  }

  /// Narrow and low: a sign that the row opens something.
  static func isChevron(_ element: Element, _ scale: Double) -> Bool {
    (0.38...0.72).contains(element.box.width / element.box.height)
      && (7...15.5).contains(element.box.height / scale)
  }

  /// The nearest of the things before the text.
  private func leading(_ stack: [Int], _ row: Rect, _ groups: Groups) -> [Int] {
    let home = groups.container(of: stack[0])
    let before = groups.elements.indices.filter { index in
      let element = groups.elements[index]
      guard groups.isFree(index), [.icon, .picture, .container, .checkbox, .toggle].contains(element.type)
      else {
        return false
      }
      let gap = row.left - element.box.right
      return gap >= 0 && gap < leadingGap * groups.scale && groups.container(of: index) == home
        && max(element.box.width, element.box.height) < leadingSide * groups.scale
        && element.box.overlapY(row) > 0.5 * min(element.box.height, row.height)
    }
    guard let nearest = before.max(by: { groups.elements[$0].box.right < groups.elements[$1].box.right })
    else {
      return []
    }
    return [nearest]
      + groups.inside(groups.elements[nearest].box, except: nearest).filter { groups.isFree($0) }
  }
}
