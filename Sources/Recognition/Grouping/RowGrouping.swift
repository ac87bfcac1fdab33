import Geometry
import ScreenModel

/// List rows: a text with the lines below it, what stands before it, and the detail, switch or chevron at the
/// end. The paper names rows among what its heuristics miss.
struct RowGrouping: GroupingRule {
  /// Below this many points from the top there may be rows; above are status and navigation bar.
  var barHeight = 104.0
  /// The largest gap in points between a leading icon or picture and the text.
  var leadingGap = 28.0
  /// The largest side of a leading picture in points.
  var leadingSide = 72.0

  func apply(to groups: inout Groups, size: Size) {
    let trailing = groups.elements.indices.filter { isTrailing($0, groups, size) }
    var titles: [Int: [Int]] = [:]
    for end in trailing {
      guard let title = title(before: end, groups) else { continue }
      let key = groups.mates(title).min() ?? title
      titles[key, default: [title]].append(end)
    }
    for (_, parts) in titles.sorted(by: { $0.key < $1.key }) {
      let row = parts + subtitles(of: parts[0], groups) + leading(of: parts[0], groups)
      groups.join(row, as: .row)
    }
  }

  private func isTrailing(_ index: Int, _ groups: Groups, _ size: Size) -> Bool {
    let element = groups.elements[index]
    guard groups.isFree(index), element.box.midY > barHeight * groups.scale else { return false }
    switch element.type {
    case .toggle, .checkbox: return true
    case .icon: return element.box.left > 0.75 * Double(size.width) && element.box.width < 32 * groups.scale
    case .text: return element.box.left > 0.6 * Double(size.width) && isDetail(index, groups)
    default: return false
    }
  }

  /// A detail has one other text at its level; three or more are columns of a grid or table.
  private func isDetail(_ index: Int, _ groups: Groups) -> Bool {
    let box = groups.elements[index].box
    let level = groups.elements.indices.filter {
      groups.elements[$0].type == .text && groups.elements[$0].box.overlapY(box) > 0.5 * box.height
    }
    return level.count == 2
  }

  /// The nearest text to the left that is level, in the same container, with nothing but details between.
  private func title(before end: Int, _ groups: Groups) -> Int? {
    let box = groups.elements[end].box
    let home = container(of: end, groups)
    let level = groups.elements.indices.filter { index in
      let element = groups.elements[index]
      guard element.type == .text, index != end, groups.kind(index) != .tab, groups.kind(index) != .segment
      else { return false }
      let block = groups.box(groups.mates(index))
      let isLevel =
        box.midY >= block.top - 0.6 * block.height && box.midY <= block.bottom + 0.6 * block.height
      return isLevel && block.right <= box.left && container(of: index, groups) == home
        && block.left < 0.5 * (box.right + block.left)
    }
    // The leading one: between it and the end there may be a detail.
    return level.min { groups.elements[$0].box.left < groups.elements[$1].box.left }
  }

  private func container(of index: Int, _ groups: Groups) -> Int? {
    let box = groups.elements[index].box
    return groups.elements.indices.filter {
      groups.elements[$0].type == .container && $0 != index && box.share(in: groups.elements[$0].box) > 0.85
        && groups.elements[$0].box.area > 1.5 * box.area
    }.min { groups.elements[$0].box.area < groups.elements[$1].box.area }
  }

  /// Text right below the title, at the same leading edge.
  private func subtitles(of title: Int, _ groups: Groups) -> [Int] {
    let block = groups.box(groups.mates(title))
    return groups.elements.indices.filter { index in
      let box = groups.elements[index].box
      guard groups.elements[index].type == .text, groups.kind(index) == nil || groups.kind(index) == .text
      else {
        return false
      }
      let gap = max(box.top - block.bottom, block.top - box.bottom)
      return abs(box.left - block.left) < 4 * groups.scale && gap < 10 * groups.scale
        && gap > -4 * groups.scale
    }
  }

  private func leading(of title: Int, _ groups: Groups) -> [Int] {
    let block = groups.box(groups.mates(title))
    return groups.elements.indices.filter { index in
      let element = groups.elements[index]
      guard groups.isFree(index), [.icon, .picture, .container].contains(element.type) else { return false }
      let gap = block.left - element.box.right
      return gap >= 0 && gap < leadingGap * groups.scale
        && max(element.box.width, element.box.height) < leadingSide * groups.scale
        && element.box.overlapY(block) > 0.5 * min(element.box.height, block.height)
    }
  }
}
