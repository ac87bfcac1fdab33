import Geometry

/// The order in which a person reads boxes: a recursive XY-cut (the paper's section 5.6).
///
/// Horizontal gaps cut the page into rows, vertical gaps a row into columns, and so on; what cannot be cut is
/// read from top to bottom, what is level from the leading to the trailing side.
public struct ReadingOrder: Sendable {
  /// How far boxes may overlap, in pixels, and still be cut.
  public var slack: Double
  /// Boxes whose middles differ by less than this, in pixels, are level.
  public var level: Double
  /// Whether lines run from right to left.
  public var isRightToLeft: Bool

  /// Makes an order; by the platforms' own rule, things are level within 8 points.
  public init(slack: Double, level: Double, isRightToLeft: Bool = false) {
    self.slack = slack
    self.level = level
    self.isRightToLeft = isRightToLeft
  }

  /// The indices of the boxes in reading order.
  public func order(_ boxes: [Rect]) -> [Int] {
    cut(Array(boxes.indices), boxes, rowsFirst: true)
  }

  /// The indices of the boxes in columns, from the leading side; one column where no vertical gap parts them.
  func columns(_ boxes: [Rect]) -> [[Int]] { columns(Array(boxes.indices), boxes) }

  private func cut(_ indices: [Int], _ boxes: [Rect], rowsFirst: Bool) -> [Int] {
    guard indices.count > 1 else { return indices }
    for acrossRows in [rowsFirst, !rowsFirst] {
      let parts = acrossRows ? rows(indices, boxes) : columns(indices, boxes)
      if parts.count > 1 { return parts.flatMap { cut($0, boxes, rowsFirst: !acrossRows) } }
    }
    return leaf(indices, boxes)
  }

  private func rows(_ indices: [Int], _ boxes: [Rect]) -> [[Int]] {
    split(
      indices.sorted { (boxes[$0].top, $0) < (boxes[$1].top, $1) }, { boxes[$0].top }, { boxes[$0].bottom })
  }

  private func columns(_ indices: [Int], _ boxes: [Rect]) -> [[Int]] {
    if isRightToLeft {
      return split(
        indices.sorted { (-boxes[$0].right, $0) < (-boxes[$1].right, $1) }, { -boxes[$0].right },
        { -boxes[$0].left })
    }
    return split(
      indices.sorted { (boxes[$0].left, $0) < (boxes[$1].left, $1) }, { boxes[$0].left }, { boxes[$0].right })
  }

  private func split(_ sorted: [Int], _ start: (Int) -> Double, _ end: (Int) -> Double) -> [[Int]] {
    var parts: [[Int]] = []
    var reach = -Double.infinity
    for index in sorted {
      if start(index) >= reach - slack { parts.append([]) }
      parts[parts.count - 1].append(index)
      reach = max(reach, end(index))
    }
    return parts
  }

  /// Overlapping boxes: by rows of level middles, each from the leading side.
  private func leaf(_ indices: [Int], _ boxes: [Rect]) -> [Int] {
    var rows: [[Int]] = []
    for index in indices.sorted(by: { (boxes[$0].top, $0) < (boxes[$1].top, $1) }) {
      if let first = rows.last?.first, abs(boxes[first].top - boxes[index].top) < level {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { first, second in
        let left = isRightToLeft ? -boxes[first].right : boxes[first].left
        let right = isRightToLeft ? -boxes[second].right : boxes[second].left
        return (left, first) < (right, second)
      }
    }
  }
}
