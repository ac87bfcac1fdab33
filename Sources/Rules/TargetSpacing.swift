import AccessibilityModel
import Findings
import Matching

/// Small controls with too little space between them.
public struct TargetSpacing: Rule {
  /// The least space in points, the side from which on a control is hit all the same, and what the system spaces.
  public struct Thresholds: Decodable, Sendable {
    let phone: Double
    let tablet: Double
    let largeSide: Double
    let exemptRoles: [String]
  }

  /// The permanent name.
  public static let id = "target-spacing"
  /// Its file in `rules/`.
  public static let file = PackageResources.target_spacing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// One finding for each group of neighbours: the first pair that is too near.
  public func findings(on screen: Screen) -> [Finding] {
    let targets = screen.wholeControls.filter { node in
      thresholds.exemptRoles.contains(node.role.name) == false && node.role.isField == false
        && screen.isInline(node) == false && node.frame.width < 0.5 * screen.seen.size.bounds.width
    }
    let isTablet = min(screen.seen.size.bounds.width, screen.seen.size.bounds.height) / screen.scale >= 600
    let least = (isTablet ? thresholds.tablet : thresholds.phone) * screen.scale
    let groups = Dictionary(grouping: targets) { $0.parent ?? -1 }
    return groups.sorted { $0.key < $1.key }.compactMap { _, members in
      for (index, node) in members.enumerated() {
        for other in members.dropFirst(index + 1) {
          guard let gap = gap(node, other), gap > screen.scale, gap < least - screen.scale,
            isSmall(node, on: screen), isSmall(other, on: screen)
          else { continue }
          return Finding(
            rule: Self.id, box: node.frame.union(other.frame), node: node.id,
            evidence: [
              "node": screen.pointer(to: node), "other": screen.pointer(to: other),
              "gap": Words.points(gap, scale: screen.scale),
              "least": Words.points(least, scale: screen.scale),
            ])
        }
      }
      return nil
    }
  }

  private func isSmall(_ node: Node, on screen: Screen) -> Bool {
    node.frame.shorterSide / screen.scale < thresholds.largeSide
  }

  /// The space between two frames level with or below one another; nil for others.
  private func gap(_ one: Node, _ other: Node) -> Double? {
    let (first, second) = (one.frame, other.frame)
    if first.overlapY(second) >= 0.5 * min(first.height, second.height) {
      return max(first.left, second.left) - min(first.right, second.right)
    }
    guard first.overlapX(second) >= 0.5 * min(first.width, second.width) else { return nil }
    return max(first.top, second.top) - min(first.bottom, second.bottom)
  }
}
