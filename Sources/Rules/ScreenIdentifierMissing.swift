import AccessibilityModel
import Findings
import Geometry
import Matching

/// A screen that tests cannot tell from others.
public struct ScreenIdentifierMissing: Rule {
  /// The share of the screen that a screen takes, and identifiers that every screen has.
  public struct Thresholds: Decodable, Sendable {
    let leastShare: Double
    let systemPrefixes: [String]
  }

  /// The permanent name.
  public static let id = "screen-identifier-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.screen_identifier_missing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// One finding where no node as large as the screen has an identifier of its own.
  public func findings(on screen: Screen) -> [Finding] {
    let large = screen.tree.nodes.filter {
      $0.frame.area >= thresholds.leastShare * screen.seen.size.bounds.area
    }
    let isNamed = large.contains { node in
      node.identifier.map { id in thresholds.systemPrefixes.contains { id.hasPrefix($0) } == false }
        ?? false
    }
    return isNamed || large.isEmpty ? [] : [Finding(rule: Self.id)]
  }
}
