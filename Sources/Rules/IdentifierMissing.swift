import AccessibilityModel
import Findings
import Matching

/// A control that tests cannot address by name.
public struct IdentifierMissing: Rule {
  /// What is too small to be a control.
  public struct Thresholds: Decodable, Sendable {
    let minimumSide: Double
  }

  /// The permanent name.
  public static let id = "identifier-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.identifier_missing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Every control whose dump states no identifier.
  public func findings(on screen: Screen) -> [Finding] {
    screen.controls.filter { $0.plainIdentifier == nil && $0.frame.shorterSide >= thresholds.minimumSide }.map
    { node in
      Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id, evidence: ["kind": Words.kind(of: node), "node": screen.pointer(to: node)])
    }
  }
}
