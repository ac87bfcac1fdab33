import Geometry

/// The order that VoiceOver gives the stops of a view tree: by place inside each container, rows first, a
/// container at the place of its first stop.
public struct PlaceOrder: Sendable {
  private let spoken: SpokenTree
  private let rowTolerance: Double
  private let isRightToLeft: Bool

  private struct Item {
    var stops: [Int]
    var box: Rect
  }

  /// Prepares the order of a tree's stops.
  ///
  /// - Parameters:
  ///   - rowTolerance: how far tops may differ in one row, in pixels.
  ///   - isRightToLeft: whether rows run from right to left.
  public init(_ spoken: SpokenTree, rowTolerance: Double, isRightToLeft: Bool) {
    self.spoken = spoken
    self.rowTolerance = rowTolerance
    self.isRightToLeft = isRightToLeft
  }

  /// The stops, sorted.
  public func sorted() -> [Int] {
    let tree = spoken.tree
    var items: [Int: [Item]] = [:]
    // Children come after their parents, so that from the end every container is complete when it is met.
    for node in tree.nodes.reversed() {
      var own = sortedStops(items.removeValue(forKey: node.id) ?? [])
      if spoken.isStop(node.id) { own = [node.id] + own }
      guard let first = own.first else { continue }
      let isContainer = node.role.isContainer && node.role != .window && node.role != .application
      let key = node.parent ?? -1
      if isContainer || spoken.isStop(node.id) {
        items[key, default: []].append(Item(stops: own, box: tree.nodes[first].frame))
      } else {
        items[key, default: []] += own.map { Item(stops: [$0], box: tree.nodes[$0].frame) }
      }
    }
    return sortedStops(items[-1] ?? [])
  }

  /// Clusters rows first, for comparing pairs by "same row or higher" is not transitive.
  private func sortedStops(_ items: [Item]) -> [Int] {
    let byTop = items.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    var rows: [[Item]] = []
    for item in byTop {
      if let first = rows.last?.first, item.box.top - first.box.top < rowTolerance {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { row in
      row.sorted { isRightToLeft ? $0.box.right > $1.box.right : $0.box.left < $1.box.left }.flatMap(\.stops)
    }
  }
}
