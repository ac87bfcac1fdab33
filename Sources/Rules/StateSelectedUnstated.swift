import AccessibilityModel
import Findings
import Matching
import ScreenModel

/// A selected tab or segment, or a switch or checkbox, whose state the tree does not state.
public struct StateSelectedUnstated: Rule {
  /// Confidence, the words that state a state, those that command, and the formats that cannot state any.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let certainScore: Double
    let stateWords: [String]
    let commandWords: [String]
  }

  /// The permanent name.
  public static let id = "state-selected-unstated"
  /// Its file in `rules/`.
  public static let file = PackageResources.state_selected_unstated_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The drawn states without a declared one, then the declared switches without a state.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    var known: Set<Int> = []
    let drawn = screen.seen.elements.compactMap { element -> Finding? in
      guard let state = element.state, element.score >= thresholds.minimumScore,
        surroundings.isObscured(element.box) == false, let stop = screen.component(of: element),
        let node = Optional(screen.node(of: element) ?? stop), isJudged(element, state, stop, on: screen),
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
    let others = (screen.controls + unlikePeers(on: screen)).compactMap { node -> Finding? in
      known.contains(node.id) ? nil : undrawn(node, surroundings, on: screen)
    }
    let odd = OddOneOut(screen: screen).stops.filter { states(around: $0, $0, on: screen) == false }
    return drawn + others
      + odd.filter { known.contains($0.id) == false }.map { finding($0, "selected", screen) }
  }

  /// A switch is on or off, whether recognition saw which or not.
  private func undrawn(_ node: Node, _ surroundings: Surroundings, on screen: Screen) -> Finding? {
    guard node.role == .toggle || node.role == .checkbox || isUnlikePeers(node, on: screen),
      screen.spoken.isCut(node.id) == false,
      surroundings.isObscured(node.frame) == false, states(around: node, node, on: screen) == false
    else { return nil }
    return finding(node, "on or off", screen)
  }

  /// The views that cannot be checked among equal ones that all can.
  private func unlikePeers(on screen: Screen) -> [Node] {
    screen.tree.nodes.filter { screen.spoken.isVisible($0.id) && isUnlikePeers($0, on: screen) }
  }

  private func isUnlikePeers(_ node: Node, on screen: Screen) -> Bool {
    guard node.checked == nil, node.isEnabled != false, let parent = node.parent, node.frame.area > 0 else {
      return false
    }
    let peers = screen.tree.nodes[parent].children.map { screen.tree.nodes[$0] }.filter { other in
      other.id != node.id && other.role == node.role && abs(other.frame.height - node.frame.height) <= 1
        && (abs(other.frame.midY - node.frame.midY) <= 1 || abs(other.frame.midX - node.frame.midX) <= 1)
        && other.children.count == node.children.count
    }
    return peers.count >= 2 && peers.allSatisfy { $0.checked != nil }
  }

  private func finding(_ node: Node, _ state: String, _ screen: Screen) -> Finding {
    Finding(
      rule: Self.id, confidence: 0.9, box: screen.spoken.visiblePart(of: node.id),
      element: screen.elements(of: node).first?.id, node: node.id,
      evidence: ["kind": Words.kind(of: node), "node": screen.pointer(to: node), "state": state])
  }

  private func isJudged(_ element: Element, _ state: ElementState, _ stop: Node, on screen: Screen) -> Bool {
    if screen.isInPicture(element) { return false }
    let sharing = screen.elements(of: stop).count { $0.type == element.type }
    switch element.type {
    case .toggle, .checkbox:
      // Where the dump calls it neither, recognition has to be sure.
      let isSure =
        stop.role.isTwoState || element.score >= thresholds.certainScore
        || hasStatedPeer(element, stop, on: screen)
      return sharing <= 1 && isSure && (screen.spoken.isInteractive(stop.id) || stop.role == .cell)
    case .tabBarItem, .segmentedControl:
      // A neighbour that states a selection contradicts the picture, which is another rule's matter.
      return state == .selected && sharing <= 1 && neighbourIsSelected(element, stop, on: screen) == false
        && stop.role != .heading && stop.role != .image && isDialogButton(stop, on: screen) == false
        && isOneOfTwoCommands(element, stop, on: screen) == false
    default: return false
    }
  }

  /// Whether a switch of the same kind in the same column is declared as one.
  private func hasStatedPeer(_ element: Element, _ stop: Node, on screen: Screen) -> Bool {
    screen.seen.elements.contains { peer in
      guard peer.type == element.type, peer.id != element.id,
        abs(peer.box.midX - element.box.midX) <= 3 * screen.scale,
        abs(peer.box.height - element.box.height) <= 3 * screen.scale, let node = screen.stop(of: peer)
      else { return false }
      return node.id != stop.id && node.role.isTwoState
    }
  }

  /// The buttons of an alert stand side by side like segments.
  private func isDialogButton(_ stop: Node, on screen: Screen) -> Bool {
    stop.role == .button
      && screen.tree.ancestors(of: stop.id).contains { $0.role == .dialog || $0.role == .sheet }
  }

  /// Two buttons that touch, the one that is recommended filled, look like segments too; their words command.
  private func isOneOfTwoCommands(_ element: Element, _ stop: Node, on screen: Screen) -> Bool {
    let row = row(of: element, on: screen)
    return stop.role == .button && row.count == 2
      && row.allSatisfy { cell in
        screen.stop(of: cell).map { commands(screen.spoken.text(of: $0.id)) } ?? false
      }
  }

  private func commands(_ words: String) -> Bool {
    thresholds.commandWords.contains(words.lowercased())
  }

  private func neighbourIsSelected(_ element: Element, _ stop: Node, on screen: Screen) -> Bool {
    row(of: element, on: screen).contains { other in
      guard other.id != element.id, let node = screen.stop(of: other), node.id != stop.id else {
        return false
      }
      return states(around: node, node, on: screen)
    }
  }

  /// What is of an element's kind and level with it, itself too.
  private func row(of element: Element, on screen: Screen) -> [Element] {
    screen.seen.elements.filter {
      $0.type == element.type && $0.box.overlapY(element.box) >= 0.5 * element.box.height
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
    return screen.tree.states(.selection)
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
