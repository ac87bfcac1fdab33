import Geometry

/// How often the selected tab or segment is found (the paper, section 5.3, counts screens; so does this).
public struct SelectionScore: Sendable, Hashable, Codable {
  /// Rows of the truth with one selected item, two items at least.
  public var rows = 0
  /// Screens with such rows.
  public var screens = 0
  /// Screens on which recognition found an item of the type in such a row.
  public var detected = 0
  /// Screens on which the selected item of every such row is found, and no other called selected.
  public var right = 0
  /// Rows of which the selected item is found, and no other called selected.
  public var rightRows = 0
  /// Rows that have items, all without a state.
  public var untold = 0

  /// Scores screens; `type` is "TabBarItem" or "SegmentedControl".
  public init(
    of type: String, truth: [JudgedScreen], predictions: [String: JudgedScreen],
    failed: (String) -> Void = { _ in }
  ) {
    for screen in truth {
      let rows = Self.rows(of: screen.counted.filter { $0.type == type })
      guard !rows.isEmpty else { continue }
      let found = predictions[screen.name]?.counted.filter { $0.type == type } ?? []
      let results = rows.map { Self.result(of: $0, in: found) }
      self.rows += rows.count
      screens += 1
      detected += results.contains { $0 != .missed } ? 1 : 0
      right += results.allSatisfy { $0 == .right } ? 1 : 0
      rightRows += results.count { $0 == .right }
      untold += results.count { $0 == .untold }
      if results.contains(where: { $0 != .right }) { failed(screen.name) }
    }
  }

  /// The share of all such screens that are right.
  public var accuracy: Double { screens > 0 ? Double(right) / Double(screens) : 0 }
  /// The share of the screens with a detected item that are right: the paper's measure.
  public var accuracyWhereDetected: Double { detected > 0 ? Double(right) / Double(detected) : 0 }

  private enum Result { case right, wrong, untold, missed }

  private static func result(of row: [JudgedElement], in found: [JudgedElement]) -> Result {
    let hits = row.map { item in
      found.filter { $0.box.iou(item.box) > 0.2 || item.box.contains(x: $0.box.midX, y: $0.box.midY) }
    }
    guard hits.contains(where: { !$0.isEmpty }) else { return .missed }
    if hits.joined().allSatisfy({ $0.state == nil }) { return .untold }
    let isRight = zip(row, hits).allSatisfy { item, hits in
      hits.contains { $0.state == "selected" } == (item.state == "selected")
    }
    return isRight ? .right : .wrong
  }

  /// Items side by side of which exactly one is selected.
  private static func rows(of items: [JudgedElement]) -> [[JudgedElement]] {
    let rows = items.reduce(into: [[JudgedElement]]()) { rows, item in
      let row = rows.firstIndex { row in
        row.first.map { item.box.overlapY($0.box) > 0.5 * min(item.box.height, $0.box.height) } ?? false
      }
      if let row { rows[row].append(item) } else { rows.append([item]) }
    }
    return rows.filter { row in row.count >= 2 && row.count { $0.state == "selected" } == 1 }
  }
}
