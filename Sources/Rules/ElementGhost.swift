import AccessibilityModel
import Findings
import Geometry
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
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The visible, whole, uncovered stops without a drawn counterpart whose frame is of one colour.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = Surroundings(of: screen)
    let flat = FlatArea(tolerance: thresholds.tolerance, outlierShare: thresholds.outlierShare)
    return screen.appStops.filter { node in
      isJudged(node, on: screen) && surroundings.isObscured(node.frame) == false
        && isUncovered(node, on: screen) && isScrolledAway(node, on: screen) == false
        && hasCounterpart(node, on: screen) == false
        && flat.isBlank(node.frame, in: screen.raster, margin: Int((3 * screen.scale).rounded()))
    }.map { node in
      Finding(
        rule: Self.id, confidence: 0.9, box: node.frame, node: node.id,
        evidence: ["kind": Words.kind(of: node), "node": screen.pointer(to: node)])
    }
  }

  /// Fields may be empty, containers and large areas are ground, slivers are meant for screen readers alone.
  private func isJudged(_ node: Node, on screen: Screen) -> Bool {
    let holdsStops = screen.tree.descendants(of: node.id).contains { screen.spoken.isStop($0.id) }
    let isGround = node.role.isField || node.role == .map || node.role == .progress || node.role == .cell
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
    guard screen.tree.ancestors(of: node.id).contains(where: \.role.isScrolling) else { return false }
    return screen.spoken.touchesEdge(node.id) && screen.tree.order == .view
  }
}
