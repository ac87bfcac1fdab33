import AccessibilityModel
import Findings
import Geometry
import Imaging
import Matching
import ScreenModel

/// A stop of a screen reader where nothing is drawn.
public struct ElementGhost: Rule {
  /// What counts as nothing.
  public struct Thresholds: Decodable, Sendable {
    let tolerance: Int
    let outlierShare: Double
    let minimumSide: Double
    let maximumShare: Double
  }

  /// The permanent name.
  public static let id = "element-ghost"
  /// Its file in `rules/`.
  public static let file = PackageResources.element_ghost_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The stops that lie under something else, one finding for each thing on top; then those in whose frame nothing is
  /// drawn at all.
  public func findings(on screen: Screen) -> [Finding] {
    covered(on: screen) + blank(on: screen)
  }

  private func covered(on screen: Screen) -> [Finding] {
    let stops = screen.drawn.coveredStops.map { screen.tree.nodes[$0] }.filter { node in
      node.frame.shorterSide >= thresholds.minimumSide * screen.scale && isUnderBar(node, on: screen) == false
    }
    let groups = Dictionary(grouping: stops) { screen.drawn.coveredBy[$0.id] ?? $0.id }
    return groups.sorted { $0.key < $1.key }.compactMap { top, under in
      guard let first = under.first else { return nil }
      let names = under.prefix(3).map { screen.pointer(to: $0) }.joined(separator: ", ")
      return Finding(
        rule: Self.id, confidence: under.count > 1 ? 0.9 : 0.8,
        box: under.dropFirst().reduce(first.frame) { $0.union($1.frame) }, node: first.id,
        evidence: [
          "kind": under.count > 1 ? "\(under.count) elements" : Words.kind(of: first),
          "node": under.count > 3 ? "\(names), …" : names,
          "why": "covered by \(screen.pointer(to: screen.tree.nodes[top]))",
        ])
    }
  }

  /// What scrolls passes under a header or a bottom bar by right.
  private func isUnderBar(_ node: Node, on screen: Screen) -> Bool {
    guard let top = screen.drawn.coveredBy[node.id] else { return false }
    let bounds = screen.seen.size.bounds
    let frame = screen.tree.nodes[top].frame
    let above = Set(screen.tree.ancestors(of: top).map(\.id))
    let scrolls = screen.tree.ancestors(of: node.id).contains {
      ($0.role.isScrolling || $0.traits.contains("scrollable")) && above.contains($0.id) == false
    }
    return scrolls && frame.height < 0.25 * bounds.height
  }

  /// The visible, whole, uncovered stops without a drawn counterpart whose frame is of one colour.
  private func blank(on screen: Screen) -> [Finding] {
    let flat = FlatArea(tolerance: thresholds.tolerance, outlierShare: thresholds.outlierShare)
    return screen.appStops.filter { node in
      isJudged(node, on: screen) && screen.surroundings.isObscured(node.frame) == false
        && isUncovered(node, on: screen) && isScrolledAway(node, on: screen) == false
        && hasCounterpart(node, on: screen) == false
        && flat.isBlank(node.frame, in: screen.raster, margin: Int((3 * screen.scale).rounded()))
    }.map { node in
      Finding(
        rule: Self.id, confidence: 0.9, box: node.frame, node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node),
          "why": "nothing is drawn in its frame",
        ])
    }
  }

  /// Fields may be empty, containers and large areas are ground, slivers are meant for screen readers alone.
  private func isJudged(_ node: Node, on screen: Screen) -> Bool {
    let holdsStops = screen.tree.descendants(of: node.id).contains { screen.spoken.isStop($0.id) }
    let isGround = node.role.isField || node.role == .map || node.role == .cell
    return holdsStops == false && isGround == false && screen.spoken.isCut(node.id) == false
      && node.frame.shorterSide >= thresholds.minimumSide * screen.scale
      && node.frame.area <= thresholds.maximumShare * screen.seen.size.bounds.area
  }

  private func hasCounterpart(_ node: Node, on screen: Screen) -> Bool {
    screen.elements(of: node).contains {
      ($0.type != .container && $0.type != .picture && $0.type != .dialog) || $0.box.iou(node.frame) >= 0.5
    }
  }

  /// Rows that lie under an opaque header or footer are listed and covered: they share their place with others.
  private func isUncovered(_ node: Node, on screen: Screen) -> Bool {
    screen.spoken.stops.contains { other in
      other != node.id && screen.tree.nodes[other].frame.intersection(node.frame).area > 0.1 * node.frame.area
        && screen.tree.ancestors(of: node.id).contains { $0.id == other } == false
    } == false
  }

  /// A row next to a cut one, under the edge of its list, may be covered by what the dump does not call a bar.
  private func isScrolledAway(_ node: Node, on screen: Screen) -> Bool {
    screen.spoken.touchesScrollEdge(node.id) && screen.tree.order == .view
  }
}
