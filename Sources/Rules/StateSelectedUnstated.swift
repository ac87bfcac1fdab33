import AccessibilityModel
import Findings
import Matching
import ScreenModel

/// A selected tab or segment, or a switch or checkbox, whose state the tree does not state.
public struct StateSelectedUnstated: Rule {
  /// Confidence, the words that state a state, and the formats that cannot.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let stateWords: [String]
    let formatsWithoutSelection: [String]
  }

  /// The permanent name.
  public static let id = "state-selected-unstated"
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The drawn states without a declared one.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = Surroundings(of: screen)
    var known: Set<Int> = []
    return screen.seen.elements.compactMap { element in
      guard let state = element.state, element.score >= thresholds.minimumScore,
        surroundings.isObscured(element.box) == false, let node = screen.node(of: element),
        let stop = screen.stop(of: element), isJudged(element, state, stop, on: screen),
        states(around: node, stop, on: screen) == false, known.insert(stop.id).inserted
      else { return nil }
      return Finding(
        rule: Self.id, outcome: isCarried(element, on: screen) ? .violation : .review(.propertyNotInDump),
        confidence: element.score, box: element.box, element: element.id, node: stop.id,
        evidence: [
          "kind": Words.kind(of: element.type), "node": screen.pointer(to: stop),
          "state": word(element, state),
        ])
    }
  }

  private func isJudged(_ element: Element, _ state: ElementState, _ stop: Node, on screen: Screen) -> Bool {
    let sharing = screen.elements(of: stop).count { $0.type == element.type }
    switch element.type {
    case .toggle, .checkbox:
      return sharing == 1 && (screen.spoken.isInteractive(stop.id) || stop.role == .cell)
    case .tabBarItem, .segmentedControl:
      // A neighbour that states a selection contradicts the picture, which is another rule's matter.
      return state == .selected && sharing == 1 && neighbourIsSelected(element, stop, on: screen) == false
        && stop.role != .heading && stop.role != .image
    default: return false
    }
  }

  private func neighbourIsSelected(_ element: Element, _ stop: Node, on screen: Screen) -> Bool {
    screen.seen.elements.contains { other in
      guard other.type == element.type, other.id != element.id,
        other.box.overlapY(element.box) >= 0.5 * element.box.height, let node = screen.stop(of: other),
        node.id != stop.id
      else { return false }
      return states(around: node, node, on: screen)
    }
  }

  /// A state may stand at the stop, at what it speaks for, or at the node around it.
  private func states(around node: Node, _ stop: Node, on screen: Screen) -> Bool {
    let inside = screen.tree.descendants(of: stop.id).filter { screen.spoken.stop(for: $0.id) == stop.id }
    let around = stop.parent.map { screen.tree.nodes[$0] }.flatMap { parent in
      parent.children.count == 1 ? parent : nil
    }
    return ([node, stop] + inside + [around].compactMap { $0 }).contains { statesSomething($0, on: screen) }
  }

  private func statesSomething(_ node: Node, on screen: Screen) -> Bool {
    if node.isSelected == true || node.checked != nil { return true }
    if node.traits.contains("selected") || node.traits.contains("checked") { return true }
    if SpokenWords.spoken(node.value) != nil { return true }
    let words = ([node.label, node.text, node.hint].compactMap { $0?.lowercased() }).flatMap {
      $0.split { $0.isLetter == false }.map(String.init)
    }
    return words.contains { thresholds.stateWords.contains($0) }
  }

  /// Some formats have no place for a selection unless a version writes it: then nothing can be said.
  private func isCarried(_ element: Element, on screen: Screen) -> Bool {
    if element.type == .toggle || element.type == .checkbox { return true }
    guard thresholds.formatsWithoutSelection.contains(screen.tree.format) else { return true }
    return screen.tree.nodes.contains { $0.isSelected != nil || $0.traits.isEmpty == false }
  }

  private func word(_ element: Element, _ state: ElementState) -> String {
    switch (element.type, state) {
    case (.toggle, .selected): "on"
    case (.toggle, .unselected): "off"
    case (.checkbox, .selected): "checked"
    case (.checkbox, .unselected): "not checked"
    default: state.rawValue
    }
  }
}
