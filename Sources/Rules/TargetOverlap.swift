import AccessibilityModel
import Findings
import Geometry
import Matching

/// Two controls that take taps at one place.
public struct TargetOverlap: Rule {
  /// From which overlap on two places are one, what counts as a collision, and its least depth in points.
  public struct Thresholds: Decodable, Sendable {
    let sameShare: Double
    let leastShare: Double
    let mostShare: Double
    let leastDepth: Double
  }

  /// The permanent name.
  public static let id = "target-overlap"
  /// Its file in `rules/`.
  public static let file = PackageResources.target_overlap_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The later one of every two controls that share a place and neither of which holds the other.
  public func findings(on screen: Screen) -> [Finding] {
    // What lies partly under another control is what is looked for, so covered ones count.
    let targets = screen.controls.filter { node in
      node.role.isField == false && screen.spoken.isCut(node.id) == false && node.frame.shorterSide >= 4
        && screen.surroundings.isObscured(node.frame) == false
        && screen.spoken.touchesScrollEdge(node.id) == false
    }
    var found: [Finding] = []
    var reported: Set<Int> = []
    for (index, node) in targets.enumerated() {
      let other = targets[..<index].first { meets(node, $0, on: screen) }
      guard let other, reported.contains(other.id) == false else { continue }
      reported.insert(node.id)
      let isSame = node.frame.iou(other.frame) >= thresholds.sameShare
      found.append(
        Finding(
          rule: Self.id, outcome: isSame ? .violation : .review(.obscured), box: node.frame,
          element: screen.elements(of: node).first?.id, node: node.id,
          evidence: [
            "kind": Words.kind(of: node), "node": screen.pointer(to: node),
            "other": screen.pointer(to: other),
          ]))
    }
    return found
  }

  private func meets(_ one: Node, _ other: Node, on screen: Screen) -> Bool {
    // Frames first: of hundreds of controls few meet.
    guard one.frame.intersection(other.frame).isEmpty == false, areOfOneLayout(one, other, on: screen) else {
      return false
    }
    if one.frame.iou(other.frame) >= thresholds.sameShare { return true }
    let shared = one.frame.intersection(other.frame)
    guard shared.shorterSide >= thresholds.leastDepth * screen.scale else { return false }
    let share = shared.area / min(one.frame.area, other.frame.area)
    return (thresholds.leastShare...thresholds.mostShare).contains(share)
  }

  /// Whether one layout places both: what floats over a page, a bar or a button, stands in another branch of the tree.
  private func areOfOneLayout(_ one: Node, _ other: Node, on screen: Screen) -> Bool {
    func above(_ node: Node) -> Set<Int> { Set(screen.tree.ancestors(of: node.id).prefix(2).map(\.id)) }
    return screen.areRelated(one, other) == false && above(one).isDisjoint(with: above(other)) == false
  }
}
