import Geometry
import ScreenModel

/// The lines of one paragraph (the paper's text grouping), but neither the figures of a table's column nor the titles
/// of rows that stand close.
struct ParagraphGrouping: GroupingRule {
  func apply(to groups: inout Groups) {
    let texts = groups.all(.text).filter { groups.isFree($0) }
    let blocks = Dictionary(grouping: texts) { groups.elements[$0].block ?? -1 - $0 }
    let signs = groups.all(.icon, .checkbox, .toggle, .picture, .text)
    for lines in blocks.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] })
    where !isColumn(lines, groups) {
      for part in parts(of: lines, signs, groups) where part.count > 1 { groups.join(part, as: .text) }
    }
  }

  /// Whether all lines are a figure or two letters: the days of a calendar, the marks of an axis.
  private func isColumn(_ lines: [Int], _ groups: Groups) -> Bool {
    lines.allSatisfy { (1...3).contains((groups.elements[$0].text ?? "").count) }
  }

  /// The lines, divided where a line and one before it have different signs at the same side.
  private func parts(of lines: [Int], _ signs: [Int], _ groups: Groups) -> [[Int]] {
    let sorted = lines.sorted { groups.box($0).top < groups.box($1).top }
    var parts: [[Int]] = [[]]
    var before: (left: Int?, right: Int?) = (nil, nil)
    let signsBeside = RowParts(groups).centredSigns
    for line in sorted {
      let own = (
        left: sign(of: line, signs, groups, left: true), right: sign(of: line, signs, groups, left: false)
      )
      let isOther = differ(own.left, before.left) || differ(own.right, before.right)
      let part = parts[parts.count - 1]
      if isOther || (!part.isEmpty && signsBeside.begins(line, after: part, from: before.left)) {
        parts.append([line])
        before = own
      } else {
        parts[parts.count - 1].append(line)
        before = (own.left ?? before.left, own.right ?? before.right)
      }
    }
    return parts
  }

  private func isShort(_ text: Int, _ groups: Groups) -> Bool {
    let words = groups.elements[text].text ?? ""
    return words.isEmpty ? groups.box(text).width < groups.pixels(96) : words.count <= 12
  }

  private func differ(_ first: Int?, _ second: Int?) -> Bool {
    guard let first, let second else { return false }
    return first != second
  }

  /// The nearest sign whose middle is level with the line: at the left within 32 points, at the right anywhere. Words
  /// are the other column of a table if one of the two is short.
  private func sign(of line: Int, _ signs: [Int], _ groups: Groups, left: Bool) -> Int? {
    let box = groups.box(line)
    // A sign may stand between two lines of its row.
    let slack = 0.4 * box.height
    let level = signs.filter { sign in
      let place = groups.box(sign)
      let gap = left ? box.left - place.right : place.left - box.right
      let isText = groups.type(sign) == .text
      guard !isText || (isShort(left ? line : sign, groups) && abs(place.midY - box.midY) < 0.3 * box.height)
      else { return false }
      let isNear = gap >= 0 && (!left || isText || gap < groups.pixels(32))
      return isNear && place.midY > box.top - slack && place.midY < box.bottom + slack
        && groups.home[sign] == groups.home[line]
    }
    return level.min { abs(groups.box($0).midX - box.midX) < abs(groups.box($1).midX - box.midX) }
  }
}
