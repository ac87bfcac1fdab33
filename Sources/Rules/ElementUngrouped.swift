import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Rows and cards that are read in several stops and belong together.
public struct ElementUngrouped: Rule {
  /// How many such rows are a habit, how high a row is at most, in points, and how many stops one has.
  public struct Thresholds: Decodable, Sendable {
    let leastRows: Int
    let mostHeight: Double
    let mostStops: Int
  }

  /// The permanent name.
  public static let id = "element-ungrouped"
  /// Its file in `rules/`.
  public static let file = PackageResources.element_ungrouped_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The rows in pieces, where there are several: one alone may be meant.
  public func findings(on screen: Screen) -> [Finding] {
    let rows = screen.seen.stops.compactMap { stop -> [Node]? in
      guard stop.kind == .row || stop.kind == .container, stop.elements.count >= 2 else { return nil }
      return pieces(of: stop, on: screen)
    }
    guard rows.count >= thresholds.leastRows else { return [] }
    return rows.compactMap { pieces in
      guard let first = pieces.first else { return nil }
      return Finding(
        rule: Self.id, confidence: 0.7,
        box: pieces.dropFirst().reduce(first.frame) { $0.union($1.frame) }, node: first.id,
        evidence: [
          "parts": pieces.map { screen.pointer(to: $0) }.joined(separator: ", "),
          "stops": "\(pieces.count)",
        ])
    }
  }

  /// The stops that the elements of a row belong to: several, of words alone.
  private func pieces(of stop: Stop, on screen: Screen) -> [Node]? {
    let elements = stop.elements.compactMap(screen.element)
    guard let box = elements.first?.box else { return nil }
    let area = elements.dropFirst().reduce(box) { $0.union($1.box) }
    let stops = Set(elements.compactMap { screen.stop(of: $0)?.id }).sorted().map { screen.tree.nodes[$0] }
    guard (2...thresholds.mostStops).contains(stops.count),
      area.height <= thresholds.mostHeight * screen.scale, screen.surroundings.holds(area),
      screen.surroundings.isCut(area) == false,
      stops.allSatisfy({ isPiece($0, of: area, on: screen) })
    else { return nil }
    return stops
  }

  /// Words that lie in the row and are drawn there; what acts is a stop of its own by right.
  private func isPiece(_ node: Node, of area: Rect, on screen: Screen) -> Bool {
    node.role == .text || isGeneric(node)
      ? screen.spoken.isInteractive(node.id) == false && screen.drawn.isRead(node.id)
        && node.frame.intersection(area).height >= 0.5 * min(node.frame.height, area.height)
        && node.frame.height <= 1.5 * area.height
      : false
  }

  private func isGeneric(_ node: Node) -> Bool {
    if case .other = node.role { return true }
    return node.role == .group
  }
}
