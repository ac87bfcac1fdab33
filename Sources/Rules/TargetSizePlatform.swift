import AccessibilityModel
import Findings
import Matching

/// A control that is smaller than the platform asks for.
public struct TargetSizePlatform: Rule {
  /// The sides in points or density-independent pixels, and what is left to the system.
  public struct Thresholds: Decodable, Sendable {
    let minimumIOS: Double
    let minimumAndroid: Double
    let minimumAtEdge: Double
    let rounding: Double
    let guessedShare: Double
    let sureBelow: Double
    let exemptRoles: [String]
    let systemSizes: [SystemSize]
  }

  /// The frame that a platform gives a control of its own, whose touch area is larger.
  public struct SystemSize: Decodable, Sendable {
    let role: String
    let width: Double?
    let height: Double
  }

  /// The permanent name.
  public static let id = "target-size-platform"
  /// Its file in `rules/`.
  public static let file = PackageResources.target_size_platform_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Only phones' platforms have a size of their own.
  public func reasonNotToRun(on screen: Screen) -> String? {
    switch screen.tree.platform {
    case .ios, .android, .harmony: nil
    case .web, .unknown: "the platform of the dump has no minimum of its own"
    }
  }

  /// The whole, uncut controls with a side below the minimum.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    return (screen.controls + screen.drawnControls).compactMap { node in
      guard thresholds.exemptRoles.contains(node.role.name) == false, screen.spoken.isCut(node.id) == false,
        surroundings.isObscured(node.frame) == false, screen.drawn.isMostlyCovered(node.id) == false,
        node.frame.shorterSide >= 4,
        screen.spoken.touchesScrollEdge(node.id) == false, screen.isInline(node) == false,
        isInLargerTarget(node, on: screen) == false, isSystemSize(node, on: screen) == false
      else { return nil }
      let (side, minimum) = tightest(of: node, on: screen)
      guard side < minimum - thresholds.rounding else { return nil }
      return Finding(
        rule: Self.id, outcome: outcome(side: side, minimum: minimum, on: screen), confidence: 0.95,
        box: node.frame,
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node),
          "width": Words.points(node.frame.width, scale: screen.scale),
          "height": Words.points(node.frame.height, scale: screen.scale),
          "minimum": Words.points(minimum, scale: 1), "unit": unit(of: screen.tree.platform),
        ])
    }
  }

  private func unit(of platform: Platform) -> String {
    switch platform {
    case .ios: "pt"
    case .harmony: "vp"
    case .android, .web, .unknown: "dp"
    }
  }

  private func outcome(side: Double, minimum: Double, on screen: Screen) -> Outcome {
    if screen.isScaleStated == false, side >= thresholds.guessedShare * minimum {
      return .review(.propertyNotInDump)
    }
    return side < minimum - thresholds.sureBelow ? .violation : .review(.nearLimit)
  }

  /// The side that misses its minimum by most, or has least to spare, with that minimum, both in points.
  ///
  /// A finger slides along an edge of the screen and is stopped by it, so a target there may be smaller across that edge.
  /// A row from side to side has two such edges, and still needs its whole height.
  private func tightest(of node: Node, on screen: Screen) -> (side: Double, minimum: Double) {
    let (frame, bounds) = (node.frame, screen.seen.size.bounds)
    let across = (
      side: frame.width / screen.scale,
      minimum: minimum(isAtEdge: frame.left <= 1 || frame.right >= bounds.right - 1, on: screen)
    )
    let along = (
      side: frame.height / screen.scale,
      minimum: minimum(isAtEdge: frame.top <= 1 || frame.bottom >= bounds.bottom - 1, on: screen)
    )
    return across.side - across.minimum < along.side - along.minimum ? across : along
  }

  private func minimum(isAtEdge: Bool, on screen: Screen) -> Double {
    guard screen.tree.platform.isAndroidLike else { return thresholds.minimumIOS }
    return isAtEdge ? thresholds.minimumAtEdge : thresholds.minimumAndroid
  }

  /// UIKit's own controls and the buttons of its bars are hit beyond their frames.
  private func isSystemSize(_ node: Node, on screen: Screen) -> Bool {
    guard screen.tree.platform == .ios else { return false }
    let height = node.frame.height / screen.scale
    let width = node.frame.width / screen.scale
    let isOwn = thresholds.systemSizes.contains { size in
      size.role == node.role.name && abs(size.height - height) <= thresholds.rounding
        && (size.width.map { abs($0 - width) <= thresholds.rounding } ?? true)
    }
    if isOwn { return true }
    guard screen.tree.order == .view else { return false }
    let parents = screen.tree.ancestors(of: node.id).prefix(3)
    if parents.first?.role == .segmentedControl { return true }
    return parents.contains { $0.role == .navigationBar || $0.role == .toolbar || $0.role == .tabBar }
      && height >= thresholds.minimumIOS - 8
  }

  /// A tap beside a control inside a row reaches the row, which does the same.
  private func isInLargerTarget(_ node: Node, on screen: Screen) -> Bool {
    screen.tree.ancestors(of: node.id).contains { outer in
      screen.spoken.isInteractive(outer.id) && outer.role == node.role
        && outer.frame.shorterSide / screen.scale >= thresholds.minimumIOS - thresholds.rounding
        && screen.spoken.ownName(of: node.id) == nil
    }
  }
}
