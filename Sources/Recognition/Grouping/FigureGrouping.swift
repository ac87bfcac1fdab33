import Geometry
import ScreenModel

/// A figure with its name under or over it, where at least two of these stand side by side.
struct FigureGrouping: GroupingRule {
  /// The most characters of a line.
  var short = 14

  func apply(to groups: inout Groups) {
    let texts = groups.all(.text).filter {
      groups.isFree($0) && (groups.elements[$0].text ?? "").count <= short
        && groups.box($0).width < 0.4 * Double(groups.size.width)
    }
    var pairs: [(upper: Int, lower: Int)] = []
    for upper in texts {
      guard let lower = texts.first(where: { isUnder($0, upper, groups) }) else { continue }
      pairs.append((upper, lower))
    }
    // Chains are the columns of a table.
    let uppers = Set(pairs.map(\.upper))
    let lowers = Set(pairs.map(\.lower))
    for pair in pairs where !uppers.contains(pair.lower) && !lowers.contains(pair.upper) {
      let siblings = pairs.filter { other in
        other.upper != pair.upper
          && abs(groups.box(other.upper).midY - groups.box(pair.upper).midY) < groups.pixels(8)
          && abs(groups.box(other.lower).midY - groups.box(pair.lower).midY) < groups.pixels(8)
          && groups.home[other.upper] == groups.home[pair.upper]
      }
      if !siblings.isEmpty && isOfOtherSize(pair.upper, pair.lower, groups) {
        groups.join([pair.upper, pair.lower], as: .text)
      }
    }
  }

  /// Lines of one size are the cells of a table.
  private func isOfOtherSize(_ upper: Int, _ lower: Int, _ groups: Groups) -> Bool {
    let sizes = [groups.elements[upper].fontSize, groups.elements[lower].fontSize].sorted()
    return sizes[1] > 1.12 * sizes[0]
  }

  private func isUnder(_ lower: Int, _ upper: Int, _ groups: Groups) -> Bool {
    let (above, below) = (groups.box(upper), groups.box(lower))
    let gap = below.top - above.bottom
    guard lower != upper, gap >= 0, gap < max(groups.pixels(14), 1.4 * min(above.height, below.height)),
      groups.home[upper] == groups.home[lower]
    else { return false }
    return abs(above.midX - below.midX) < groups.pixels(9) || abs(above.left - below.left) < groups.pixels(2)
  }
}
