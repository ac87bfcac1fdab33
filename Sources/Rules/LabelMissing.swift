import AccessibilityModel
import Findings
import Matching

/// A control that a screen reader stops at and says nothing of.
public struct LabelMissing: Rule {
  /// No number, for silence is silence; only what formats leave out.
  public struct Thresholds: Decodable, Sendable {
    let formatsWithoutImportance: [String]
  }

  /// The permanent name.
  public static let id = "label-missing"

  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Every interactive stop without spoken text; fields have a rule of their own.
  public func findings(on screen: Screen) -> [Finding] {
    screen.controls.filter { node in
      node.role.isField == false && screen.spoken.text(of: node.id).isBlank(for: node)
        && node.frame.shorterSide >= 4
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
    guard screen.tree.platform == .android, thresholds.formatsWithoutImportance.contains(screen.tree.format)
    else { return .violation }
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
    return SpokenWords.spoken(node.value) == self
  }
}
