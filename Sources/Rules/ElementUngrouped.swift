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

  /// The rows in pieces: those of a figure and what it counts, and others where there are several.
  public func findings(on screen: Screen) -> [Finding] {
    let all = screen.seen.stops.compactMap { stop -> [Node]? in
      guard [.row, .container, .text].contains(stop.kind), let pieces = pieces(of: stop, on: screen) else {
        return nil
      }
      // Lines below one another may be a title and its text, which are two things by right.
      return stop.kind != .text || isFigure(pieces, on: screen) ? pieces : nil
    }
    let isHabit = all.count >= thresholds.leastRows
    let rows = all.filter { isHabit || isFigure($0, on: screen) }
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
      stops.allSatisfy({ isPiece($0, of: area, on: screen) }),
      // Reading a single figure proves nothing; one of the pieces must be drawn here for certain.
      screen.isReadable == false || stops.contains(where: { screen.drawn.isRead($0.id) })
    else { return nil }
    return stops
  }

  /// A figure or sign and the words that say what it is.
  private func isFigure(_ pieces: [Node], on screen: Screen) -> Bool {
    let worded = pieces.filter { screen.spoken.name(of: $0.id).contains(where: \.isLetter) }
    return worded.isEmpty == false && worded.count < pieces.count
  }

  /// Words that lie in the row and are drawn there; what acts is a stop of its own by right.
  private func isPiece(_ node: Node, of area: Rect, on screen: Screen) -> Bool {
    node.role == .text || isGeneric(node)
      ? screen.spoken.isInteractive(node.id) == false
        && node.frame.intersection(area).height >= 0.5 * min(node.frame.height, area.height)
        && node.frame.height <= 1.5 * area.height
      : false
  }

  private func isGeneric(_ node: Node) -> Bool {
    if case .other = node.role { return true }
    return node.role == .group
  }
}
