import AccessibilityModel
import Findings
import Geometry
import Matching

/// A control below 24 by 24 without free space around it.
public struct TargetSizeMinimum: Rule {
  /// The side and the diameter in points, what rounding explains, and what the system sizes.
  public struct Thresholds: Decodable, Sendable {
    let minimum: Double
    let rounding: Double
    let exemptRoles: [String]
  }

  /// The permanent name.
  public static let id = "target-size-min"
  /// Its file in `rules/`.
  public static let file = PackageResources.target_size_min_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The small controls around whose centre a circle of the minimum meets another control.
  public func findings(on screen: Screen) -> [Finding] {
    let targets = screen.controls
    return screen.wholeControls.compactMap { node in
      guard isSmall(node, on: screen), screen.isInline(node) == false,
        thresholds.exemptRoles.contains(node.role.name) == false,
        let other = targets.first(where: { isTooNear($0, to: node, on: screen) })
      else { return nil }
      return Finding(
        rule: Self.id, outcome: screen.isScaleStated ? .violation : .review(.propertyNotInDump),
        box: node.frame,
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node), "other": screen.pointer(to: other),
          "width": Words.points(node.frame.width, scale: screen.scale),
          "height": Words.points(node.frame.height, scale: screen.scale),
        ])
    }
  }

  private func isSmall(_ node: Node, on screen: Screen) -> Bool {
    node.frame.shorterSide / screen.scale < thresholds.minimum - thresholds.rounding
  }

  /// Whether a circle of the minimum's diameter around the control meets another control, or its circle if it is small.
  private func isTooNear(_ other: Node, to node: Node, on screen: Screen) -> Bool {
    guard other.id != node.id, screen.areRelated(other, node) == false, other.frame.isEmpty == false else {
      return false
    }
    let radius = thresholds.minimum / 2 * screen.scale
    let nearestX = min(max(node.frame.midX, other.frame.left), other.frame.right)
    let nearestY = min(max(node.frame.midY, other.frame.top), other.frame.bottom)
    let toFrame = distance(node.frame.midX - nearestX, node.frame.midY - nearestY)
    if toFrame < radius - 1 { return true }
    let toCentre = distance(node.frame.midX - other.frame.midX, node.frame.midY - other.frame.midY)
    return isSmall(other, on: screen) && toCentre < 2 * radius - 1
  }

  private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
