import AccessibilityModel
import Findings
import Matching

/// A control that a screen reader stops at and says nothing of.
public struct LabelMissing: Rule {
  /// No number, for silence is silence.
  public struct Thresholds: Decodable, Sendable {}

  /// The permanent name.
  public static let id = "label-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_missing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true

  /// Makes the rule.
  public init(thresholds: Thresholds) {}

  /// Every interactive stop without spoken text; fields have a rule of their own.
  public func findings(on screen: Screen) -> [Finding] {
    (screen.controls + screen.drawnControls).filter { node in
      // The words of what a scroll edge cuts may lie outside of the part that the dump holds.
      node.role.isField == false && screen.spoken.text(of: node.id).isBlank(for: node)
        && node.frame.shorterSide >= 4 && screen.spoken.touchesScrollEdge(node.id) == false
    }.map { node in
      let drawn = screen.drawnTexts(in: node).compactMap(\.text).joined(separator: " ")
      return Finding(
        rule: Self.id, outcome: outcome(of: node, on: screen), box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node),
          "drawn": drawn.isEmpty ? "nothing that can be read" : Words.quoted(drawn),
        ])
    }
  }

  /// An Android view inside a row with a label is often kept from screen readers, which most dumps leave out.
  private func outcome(of node: Node, on screen: Screen) -> Outcome {
    if screen.tree.states(.importance) { return .violation }
    let isInLabelledRow = screen.tree.ancestors(of: node.id).contains {
      screen.spoken.isInteractive($0.id) && SpokenWords.spoken($0.label) != nil
        && $0.frame.area < 0.5 * screen.seen.size.bounds.area
    }
    return isInLabelledRow ? .review(.propertyNotInDump) : .violation
  }
}

extension String {
  /// The state of a switch, spoken alone, names nothing.
  fileprivate func isBlank(for node: Node) -> Bool {
    if isEmpty { return true }
    guard node.role.isTwoState || node.role == .slider else { return false }
    if SpokenWords.spoken(node.value) == self { return true }
    return node.role == .slider && wholeMatch(of: /\d+([.,]\d+)?\s*%?/) != nil
  }
}
