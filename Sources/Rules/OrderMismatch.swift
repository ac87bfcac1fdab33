import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A declared order that jumps against the order in which the screen is read by eye.
public struct OrderMismatch: Rule {
  /// What one row is, and when an order is too different to be compared.
  public struct Thresholds: Decodable, Sendable {
    let rowPhone: Double
    let rowTablet: Double
    let fewestStops: Int
    let largestMovedShare: Double
  }

  /// The permanent name.
  public static let id = "order-mismatch"
  /// Its file in `rules/`.
  public static let file = PackageResources.order_mismatch_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Recognition tells the direction from the words; of words that it cannot read it takes the wrong one.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.declaresRightToLeft && screen.seen.isRightToLeft == false
      ? "the words run from right to left in a script that cannot be read from pixels yet" : nil
  }

  /// The smallest set of stops that must move, as far as their places contradict the declared order for certain.
  public func findings(on screen: Screen) -> [Finding] {
    inRows(on: screen) + amongStops(on: screen)
  }

  /// Rows whose texts are spoken in another order than they are drawn; only Android joins them in the tree's order.
  private func inRows(on screen: Screen) -> [Finding] {
    guard screen.tree.platform.isAndroidLike else { return [] }
    return screen.controls.compactMap { row in
      guard screen.spoken.ownName(of: row.id) == nil, screen.drawn.isPartlyCovered(row.id) == false else {
        return nil
      }
      let parts = screen.tree.descendants(of: row.id).filter {
        screen.spoken.stop(for: $0.id) == row.id && screen.spoken.ownName(of: $0.id) != nil
          && screen.drawn.isRead($0.id)
      }
      guard let pair = zip(parts, parts.dropFirst()).first(where: { isStraightBelow($0.frame, $1.frame) })
      else {
        return nil
      }
      return Finding(
        rule: Self.id, confidence: 0.7, box: screen.spoken.visiblePart(of: row.id),
        element: screen.elements(of: pair.0).first?.id, node: row.id,
        evidence: [
          "node": screen.pointer(to: pair.0), "place": "1", "expected": "2",
          "before": "after \(screen.pointer(to: pair.1))",
        ])
    }
  }

  private func isStraightBelow(_ lower: Rect, _ upper: Rect) -> Bool {
    lower.top >= upper.bottom - 1 && lower.overlapX(upper) >= 0.5 * min(lower.width, upper.width)
  }

  private func amongStops(on screen: Screen) -> [Finding] {
    let isRightToLeft = screen.seen.isRightToLeft
    let inferred = inferredOrder(screen)
    guard inferred.count >= thresholds.fewestStops else { return [] }
    let rank = Dictionary(inferred.enumerated().map { ($1, $0) }) { first, _ in first }
    let declared = declaredOrder(screen, isRightToLeft).filter { rank[$0] != nil }
    let kept = Subsequence.longestIncreasing(declared.compactMap { rank[$0] })
    let places = Places(of: declared, on: screen, isRightToLeft: isRightToLeft)
    let keptStops = declared.indices.filter { kept.contains($0) }
    let moved = declared.indices.filter { index in
      kept.contains(index) == false && places.isFloating(declared[index]) == false
        && keptStops.contains { places.contradict($0, index) }
    }
    .filter { isInBar($0, of: declared, kept: kept, screen) == false }
    guard moved.isEmpty == false else { return [] }
    if Double(moved.count) > thresholds.largestMovedShare * Double(declared.count), moved.count > 3 {
      return [wholeScreen(moved.map { declared[$0] }, screen)]
    }
    return moved.map { finding(declared[$0], at: $0, declared, inferred, rank, screen) }
      .sorted { ($0.box?.y ?? 0, $0.box?.x ?? 0) < ($1.box?.y ?? 0, $1.box?.x ?? 0) }
  }

  /// The nodes in the order in which recognition would visit what they stand for.
  private func inferredOrder(_ screen: Screen) -> [Int] {
    var known: Set<Int> = []
    let ids = screen.seen.stops.flatMap(\.elements)
    return ids.compactMap { id in
      guard let element = screen.element(id), let stop = screen.stop(of: element)?.id,
        screen.spoken.text(of: stop).isEmpty == false, belongs(element, to: stop, on: screen)
      else { return nil }
      return known.insert(stop).inserted ? stop : nil
    }
  }

  /// A text that lies in a frame whose node does not say it tells nothing of that node's place.
  private func belongs(_ element: Element, to stop: Int, on screen: Screen) -> Bool {
    guard element.type == .text, screen.isReadable else { return true }
    let text = FoldedText(element.text ?? "")
    let inside = [stop] + screen.tree.descendants(of: stop).map(\.id)
    return inside.contains { id in
      screen.spoken.strings(of: id).contains { FoldedText($0).contains(text, slipShare: 0.25) }
    }
  }

  /// A bar at the top or the bottom is often declared as a whole before or after the page; it stays in one piece.
  private func isInBar(_ index: Int, of declared: [Int], kept: Set<Int>, _ screen: Screen) -> Bool {
    let bounds = screen.seen.size.bounds
    let reach = 120 * screen.scale
    func isAtEdge(_ index: Int) -> Bool {
      let frame = screen.tree.nodes[declared[index]].frame
      return frame.bottom <= reach || frame.top >= bounds.bottom - reach
    }
    func isMate(_ other: Int) -> Bool {
      guard declared.indices.contains(other), kept.contains(other) == false, isAtEdge(other) else {
        return false
      }
      let one = screen.tree.nodes[declared[index]].frame
      let two = screen.tree.nodes[declared[other]].frame
      return one.overlapY(two) >= 0.5 * min(one.height, two.height)
    }
    return isAtEdge(index) && (isMate(index - 1) || isMate(index + 1))
  }

  private func declaredOrder(_ screen: Screen, _ isRightToLeft: Bool) -> [Int] {
    guard screen.tree.order == .view else { return screen.spoken.stops }
    let isTablet = Double(screen.seen.size.width) / screen.scale >= 600
    let row = isTablet ? thresholds.rowTablet : thresholds.rowPhone
    return PlaceOrder(
      screen.spoken, rowTolerance: row * screen.scale, isRightToLeft: isRightToLeft
    ).sorted()
  }

  private func outcome(_ screen: Screen) -> Outcome {
    screen.tree.order == .view ? .review(.orderNotStated) : .violation
  }

  private func finding(
    _ stop: Int, at index: Int, _ declared: [Int], _ inferred: [Int], _ rank: [Int: Int], _ screen: Screen
  ) -> Finding {
    let node = screen.tree.nodes[stop]
    let before = rank[stop].flatMap { $0 > 0 ? inferred[$0 - 1] : nil }
    return Finding(
      rule: Self.id, outcome: outcome(screen), confidence: 0.8, box: screen.spoken.visiblePart(of: stop),
      element: screen.elements(of: node).first?.id, node: stop,
      evidence: [
        "node": screen.pointer(to: node), "place": "\(index + 1)", "expected": "\((rank[stop] ?? 0) + 1)",
        "before": before.map { "after \(screen.pointer(to: screen.tree.nodes[$0]))" } ?? "first",
      ])
  }

  /// Where much is out of order, single moves say nothing; a person looks at the whole.
  private func wholeScreen(_ moved: [Int], _ screen: Screen) -> Finding {
    let frames = moved.map { screen.spoken.visiblePart(of: $0) }
    return Finding(
      rule: Self.id, outcome: .review(.uncertainRecognition), confidence: 0.5,
      box: frames.dropFirst().reduce(frames.first) { $0?.union($1) }, node: moved.first,
      evidence: [
        "node": "\(moved.count) elements", "place": "several", "expected": "several",
        "before": "in the order of the rows",
      ])
  }
}
