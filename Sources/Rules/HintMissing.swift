import AccessibilityModel
import Findings
import Matching

/// A control that does not say what it does.
public struct HintMissing: Rule {
  /// The roles that profit from a hint.
  public struct Thresholds: Decodable, Sendable {
    let roles: [String]
  }

  /// The permanent name.
  public static let id = "hint-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.hint_missing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// A dump without hints cannot say that one is missing.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.hint) ? nil : "the dump does not state hints"
  }

  /// Every control of the roles asked for without a hint.
  public func findings(on screen: Screen) -> [Finding] {
    screen.controls.filter { thresholds.roles.contains($0.role.name) && SpokenWords.spoken($0.hint) == nil }
      .map { node in
        Finding(
          rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
          element: screen.elements(of: node).first?.id, node: node.id,
          evidence: ["kind": Words.kind(of: node), "node": screen.pointer(to: node)])
      }
  }
}
