import AccessibilityModel
import Findings
import Matching

/// One identifier that several controls of a screen share.
public struct IdentifierDuplicate: Rule {
  /// What is too small to be a control.
  public struct Thresholds: Decodable, Sendable {
    let minimumSide: Double
  }

  /// The permanent name.
  public static let id = "identifier-duplicate"
  /// Its file in `rules/`.
  public static let file = PackageResources.identifier_duplicate_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// One finding for each such identifier, at the second control that has it.
  public func findings(on screen: Screen) -> [Finding] {
    let named = screen.controls.filter { $0.frame.shorterSide >= thresholds.minimumSide }
    let groups = Dictionary(grouping: named.filter { $0.plainIdentifier != nil }) { $0.plainIdentifier ?? "" }
    return named.compactMap { node in
      guard let identifier = node.plainIdentifier, let group = groups[identifier], group.count > 1,
        group[1].id == node.id
      else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id, evidence: ["identifier": Words.quoted(identifier), "count": "\(group.count)"])
    }
  }
}
