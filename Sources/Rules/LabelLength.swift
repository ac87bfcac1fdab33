import AccessibilityModel
import Findings
import Matching

/// A label of one letter, or of a whole paragraph, for a control.
public struct LabelLength: Rule {
  /// The shortest and the longest name in characters, and the roles that have one.
  public struct Thresholds: Decodable, Sendable {
    let shortest: Int
    let longest: Int
    let roles: [String]
  }

  /// The permanent name.
  public static let id = "label-length"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_length_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The controls whose written label is shorter or longer than a name.
  public func findings(on screen: Screen) -> [Finding] {
    // Of what is cut or lies behind a dialog nobody knows which words are drawn.
    screen.wholeControls.compactMap { node in
      // Flutter joins the words of a row with line breaks.
      guard node.label?.contains(where: \.isNewline) == false, thresholds.roles.contains(node.role.name),
        let label = screen.writtenLabel(of: node)
      else {
        return nil
      }
      let length = label.count
      let isShort = length < thresholds.shortest && label.contains(where: \.isLetter)
      guard isShort || length > thresholds.longest else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node),
          "length": length == 1 ? "1 character" : "\(length) characters",
        ])
    }
  }
}
