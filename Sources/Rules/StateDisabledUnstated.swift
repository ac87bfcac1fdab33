import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A button that is drawn as if it could not be used and is declared as one that can.
public struct StateDisabledUnstated: Rule {
  /// What recognition must be sure of, and the words that say it.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let leastIoU: Double
    let stateWords: [String]
  }

  /// The permanent name.
  public static let id = "state-disabled-unstated"
  /// Its file in `rules/`.
  public static let file = PackageResources.state_disabled_unstated_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The greyed buttons, in the order of recognition.
  public func findings(on screen: Screen) -> [Finding] {
    var known: Set<Int> = []
    return screen.seen.elements.compactMap { element in
      guard element.isDimmed == true, element.score >= thresholds.minimumScore,
        screen.isJudgedForState(element), screen.surroundings.holds(element.box),
        let node = button(of: element, on: screen), statesIt(node, on: screen) == false,
        known.insert(node.id).inserted
      else { return nil }
      return Finding(
        rule: Self.id, confidence: element.score, box: element.box,
        element: element.id, node: node.id, evidence: ["node": screen.pointer(to: node)])
    }
  }

  /// The control that has the place of the greyed frame; a switch that is off and a field with a placeholder are grey too.
  private func button(of element: Element, on screen: Screen) -> Node? {
    screen.controls.filter { node in
      node.frame.iou(element.box) >= thresholds.leastIoU && node.role.isField == false
        && node.role.isTwoState == false && node.checked == nil && node.isSelected != true
        && screen.tree.descendants(of: node.id).contains { $0.role.isField } == false
    }.max { $0.frame.iou(element.box) < $1.frame.iou(element.box) }
  }

  /// Whether the node, what is inside it or a small group around it is declared as disabled, or says so.
  private func statesIt(_ node: Node, on screen: Screen) -> Bool {
    let family = [node] + screen.tree.descendants(of: node.id) + screen.closeAncestors(of: node)
    if family.contains(where: { $0.isEnabled == false }) { return true }
    let words = screen.spoken.text(of: node.id).plainWords
    return words.contains { thresholds.stateWords.contains($0) }
  }
}
