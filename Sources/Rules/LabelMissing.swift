import AccessibilityModel
import Findings
import Matching

/// A control that a screen reader stops at and says nothing of.
public struct LabelMissing: Rule {
  /// No number: silence is silence.
  public struct Thresholds: Decodable, Sendable {}

  /// The permanent name.
  public static let id = "label-missing"

  /// Makes the rule.
  public init(thresholds: Thresholds) {}

  /// Every interactive stop without spoken text; fields have a rule of their own.
  public func findings(on screen: Screen) -> [Finding] {
    screen.controls.filter { node in
      node.role.isField == false && screen.spoken.text(of: node.id).isBlank(for: node)
        && node.frame.shorterSide >= 4
    }.map { node in
      let drawn = screen.drawnTexts(in: node).compactMap(\.text).joined(separator: " ")
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node),
          "drawn": drawn.isEmpty ? "nothing that can be read" : Words.quoted(drawn),
        ])
    }
  }
}

extension String {
  /// The state of a switch, spoken alone, names nothing.
  fileprivate func isBlank(for node: Node) -> Bool {
    if isEmpty { return true }
    guard node.role.isTwoState || node.role == .slider else { return false }
    return SpokenWords.spoken(node.value) == self
  }
}
