import AccessibilityModel
import Findings
import Matching
import ScreenModel

/// A state that the tree states and the picture contradicts.
public struct StateMismatch: Rule {
  /// From which confidence the drawn state is believed.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
  }

  /// The permanent name.
  public static let id = "state-mismatch"
  /// Its file in `rules/`.
  public static let file = PackageResources.state_mismatch_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Switches and checkboxes stated otherwise than drawn, then rows of which another one is selected.
  public func findings(on screen: Screen) -> [Finding] {
    let drawn = screen.seen.elements.filter {
      // Tabs are put together from parts; that they have one score for all says nothing.
      $0.state != nil && ($0.score >= thresholds.minimumScore || $0.type == .tabBarItem)
        && screen.isJudgedForState($0)
    }
    let groups = StatedGroups(screen: screen)
    return drawn.compactMap { twoState($0, on: screen) } + drawn.compactMap { chosen($0, groups, on: screen) }
      + odd(groups, drawn: drawn, on: screen)
  }

  private func twoState(_ element: Element, on screen: Screen) -> Finding? {
    guard element.type == .toggle || element.type == .checkbox, let node = screen.stop(of: element),
      screen.elements(of: node).count(where: { $0.type == element.type }) == 1,
      let stated = screen.checked(around: node), stated != .mixed
    else { return nil }
    let isOn = element.state == .selected
    guard isOn != (stated == .on) else { return nil }
    return finding(node, element, drawn: isOn ? "on" : "off", stated: isOn ? "off" : "on", on: screen)
  }

  /// A tab or segment that is drawn selected while one of its neighbours, drawn otherwise, is stated so.
  private func chosen(_ element: Element, _ groups: StatedGroups, on screen: Screen) -> Finding? {
    guard element.type == .tabBarItem || element.type == .segmentedControl, element.state == .selected,
      let part = screen.component(of: element), groups.isChosen(part) == false,
      let (node, other) = beside(part, element, groups, on: screen)
    else { return nil }
    let isDrawnSelected = screen.elements(of: other).contains { $0.state == .selected }
    guard isDrawnSelected == false else { return nil }
    return finding(
      node, element, drawn: "selected", stated: "that \(screen.pointer(to: other)) is", on: screen)
  }

  /// The part or what holds it and little more, with its neighbour that is stated as chosen: a tab that is stated wrongly may
  /// take no tap, so that its words are a stop of their own.
  private func beside(_ part: Node, _ element: Element, _ groups: StatedGroups, on screen: Screen) -> (
    Node, Node
  )? {
    let around = screen.tree.ancestors(of: part.id).prefix(2).filter {
      $0.frame.area <= 12 * element.box.area
    }
    return ([part] + around).lazy.compactMap { node in
      groups.isChosen(node) ? nil : groups.chosenNeighbour(of: node).map { (node, $0) }
    }.first
  }

  /// One of a row that stands out in colour while another is stated as the selected one.
  private func odd(_ groups: StatedGroups, drawn: [Element], on screen: Screen) -> [Finding] {
    let known = Set(drawn.compactMap { screen.component(of: $0)?.id })
    let chips = StatedChips(screen: screen).contradictions
    let chipped = Set(chips.map(\.node.id))
    let rows = OddOneOut(screen: screen).inStatedRows.filter { chipped.contains($0.node.id) == false }
    return (chips + rows).compactMap { row in
      guard known.contains(row.node.id) == false else { return nil }
      let stated = row.other.map { "that \(screen.pointer(to: $0)) is" }
      return finding(
        row.node, screen.elements(of: row.node).first, drawn: row.isDrawnChosen ? "selected" : "not selected",
        stated: stated ?? (row.isDrawnChosen ? "that it is not" : "that it is"), on: screen)
    }
  }

  private func finding(
    _ node: Node, _ element: Element?, drawn: String, stated: String, on screen: Screen
  ) -> Finding {
    Finding(
      rule: Self.id, confidence: element?.score ?? 0.8, box: screen.spoken.visiblePart(of: node.id),
      element: element?.id, node: node.id,
      evidence: [
        "kind": element.map { Words.kind(of: $0.type) } ?? Words.kind(of: node),
        "node": screen.pointer(to: node),
        "drawn": drawn, "stated": stated,
      ])
  }
}
