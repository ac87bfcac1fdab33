import Geometry
import ScreenModel

/// Icons with a word under them, alone or on a tile, where at least two of these stand side by side, or three one above
/// the other, as the icons with their counts at the side of a film.
struct CaptionGrouping: GroupingRule {
  /// The largest distance of the word from icon or tile, in points.
  var gap = 26.0
  /// The largest side of a tile in points.
  var side = 96.0
  /// The largest distance of a count from its icon in a column, in points: there the next icon is not far either.
  var columnGap = 16.0

  func apply(to groups: inout Groups) {
    let signs = groups.elements.indices.filter { isSign($0, groups) }
    var found: [(sign: Int, caption: Int)] = []
    for sign in signs {
      guard let caption = caption(of: sign, groups) else { continue }
      found.append((sign, caption))
    }
    for pair in found {
      let box = groups.box(pair.sign)
      let siblings = found.filter {
        $0.sign != pair.sign && abs(groups.box($0.sign).midY - box.midY) < groups.pixels(8)
          && abs(groups.box($0.caption).midY - groups.box(pair.caption).midY) < groups.pixels(8)
      }
      guard !siblings.isEmpty || isInColumn(pair, of: found, groups),
        !isHead(pair.caption, captions: found.map(\.caption), groups)
      else { continue }
      // What stands on the tile, and a number at its corner.
      let on = groups.elements.indices.filter { other in
        groups.isFree(other) && other != pair.sign && [.icon, .text, .picture].contains(groups.type(other))
          && groups.box(other).share(in: box.insetBy(-groups.pixels(8))) > 0.6
          && groups.box(other).area < box.area
      }
      groups.join([pair.sign, pair.caption] + on, as: .container)
    }
  }

  /// Whether at least three of them stand one above the other, each word close to its icon.
  private func isInColumn(
    _ pair: (sign: Int, caption: Int), of found: [(sign: Int, caption: Int)], _ groups: Groups
  ) -> Bool {
    let middle = groups.box(pair.sign).midX
    let column = found.filter {
      groups.type($0.sign) == .icon && abs(groups.box($0.sign).midX - middle) < groups.pixels(4)
        && groups.box($0.caption).top - groups.box($0.sign).bottom < groups.pixels(columnGap)
    }
    return column.count >= 3 && column.contains { $0.sign == pair.sign }
  }

  /// An icon, or a small tile; not an icon that lies on a tile.
  private func isSign(_ index: Int, _ groups: Groups) -> Bool {
    guard groups.isFree(index), max(groups.box(index).width, groups.box(index).height) <= groups.pixels(side)
    else { return false }
    switch groups.type(index) {
    case .icon:
      return groups.home[index].map { max(groups.box($0).width, groups.box($0).height) > groups.pixels(side) }
        ?? true
    case .container:
      let inside = groups.inside(groups.box(index), except: index)
      return inside.allSatisfy { groups.type($0) == .icon } && inside.count == 1
    default: return false
    }
  }

  /// Whether a word is one of many side by side of which few have an icon: the weekdays under a month's arrows.
  private func isHead(_ caption: Int, captions: [Int], _ groups: Groups) -> Bool {
    let level = groups.all(.text).filter { text in
      abs(groups.box(text).midY - groups.box(caption).midY) < groups.pixels(4)
        && groups.home[text] == groups.home[caption]
    }
    return level.count >= 4 && 2 * level.count { captions.contains($0) } < level.count
  }

  private func caption(of sign: Int, _ groups: Groups) -> Int? {
    let box = groups.box(sign)
    // A line over the icon as near as the one under it: a column of a weather report, which has no caption.
    let above = groups.all(.text).map { groups.box($0) }
      .filter { abs($0.midX - box.midX) < groups.pixels(4) && $0.bottom <= box.top }
      .map { box.top - $0.bottom }.min()
    return groups.all(.text).first { text in
      let word = groups.box(text)
      let gap = word.top - box.bottom
      if let above, above < 1.5 * gap { return false }
      return groups.isFreeText(text) && gap >= -groups.pixels(2) && gap < groups.pixels(self.gap)
        && abs(word.midX - box.midX) < groups.pixels(9) && groups.home[text] == groups.home[sign]
        && word.width < max(2.5 * box.width, groups.pixels(100))
    }
  }
}
