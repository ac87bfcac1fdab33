import AccessibilityModel
import Geometry
import Matching
import ScreenModel

/// Where stops are drawn, and which pairs cannot be read in the declared order whatever the layout means.
struct Places {
  private let order: [Int]
  private let boxes: [Int: Rect]
  private let screen: Screen
  private let isRightToLeft: Bool

  init(of order: [Int], on screen: Screen, isRightToLeft: Bool) {
    self.order = order
    self.screen = screen
    self.isRightToLeft = isRightToLeft
    boxes = Dictionary(uniqueKeysWithValues: order.map { ($0, Self.box(of: $0, on: screen)) })
  }

  /// What is drawn of a stop says more than its frame, which may be wider.
  private static func box(of stop: Int, on screen: Screen) -> Rect {
    let drawn = screen.elements(of: screen.tree.nodes[stop]).filter {
      $0.type != .container && $0.type != .dialog
    }
    guard let first = drawn.first?.box else { return screen.spoken.visiblePart(of: stop) }
    let whole = drawn.dropFirst().reduce(first) { $0.union($1.box) }
    // A line of reading may run across several nodes.
    let inside = whole.intersection(screen.spoken.visiblePart(of: stop))
    return inside.isEmpty ? whole : inside
  }

  /// Whether two places of the declared order contradict the picture for certain: the earlier stop lies straight
  /// below the later one, or behind it in one row.
  func contradict(_ one: Int, _ other: Int) -> Bool {
    guard let early = boxes[order[min(one, other)]], let late = boxes[order[max(one, other)]] else {
      return false
    }
    // A row comes before what is inside it, wherever that stands.
    if isInside(order[one], order[other]) || isInside(order[other], order[one]) { return false }
    let column = early.overlapX(late)
    let row = early.overlapY(late)
    if column > 0.3 * min(early.width, late.width), early.top >= late.bottom - 1 { return true }
    guard row >= 0.5 * min(early.height, late.height) else { return false }
    return isRightToLeft ? early.right <= late.left + 1 : early.left >= late.right - 1
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    screen.tree.ancestors(of: inner).contains { $0.id == outer }
  }

  /// A button that floats over others may come first or last.
  func isFloating(_ stop: Int) -> Bool {
    let node = screen.tree.nodes[stop]
    let family = Set(screen.tree.ancestors(of: stop).map(\.id) + screen.tree.descendants(of: stop).map(\.id))
    return screen.spoken.stops.contains { other in
      other != stop && family.contains(other) == false
        && screen.tree.nodes[other].frame.intersection(node.frame).area > 0.3 * node.frame.area
    }
  }
}
