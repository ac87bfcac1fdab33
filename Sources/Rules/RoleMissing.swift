import AccessibilityModel
import Findings
import Geometry
import Imaging
import Matching
import ScreenModel

/// Something that is drawn as a control and declared as words alone.
public struct RoleMissing: Rule {
  /// When drawing is believed, and how many equal controls make a peer.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let certainClick: Double
    let possibleClick: Double
    let leastPeers: Int
    let longest: Int
    let commands: [String]
  }

  /// The permanent name.
  public static let id = "role-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.role_missing_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// A dump without roles cannot say that one is missing.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.role) ? nil : "the dump names no roles"
  }

  /// The nodes with words, outermost first, that take a tap, look like a control or look like the controls beside
  /// them, and have the role of none.
  public func findings(on screen: Screen) -> [Finding] {
    let controls = Dictionary(grouping: screen.controls) { $0.parent ?? -1 }
    var known: Set<Int> = []
    return screen.tree.nodes.compactMap { node in
      if screen.tree.ancestors(of: node.id).contains(where: { known.contains($0.id) }) { return nil }
      if let found = clickable(node, on: screen) { return found }
      guard isCandidate(node, on: screen) else { return nil }
      let found =
        drawnAsControl(node, on: screen) ?? amongPeers(node, controls[node.parent ?? -1] ?? [], on: screen)
        ?? likeLink(node, on: screen)
      if found != nil { known.insert(node.id) }
      return found
    }
  }

  /// A name that was given to a place that takes a tap, and no role: toolkits that know the role write it.
  ///
  /// A row of a list has its texts below it and no name of its own; that it takes a tap is all that lists say.
  private func clickable(_ node: Node, on screen: Screen) -> Finding? {
    let spoken = screen.spoken
    guard node.isClickable == true, isGeneric(node), mayHaveRole(node, of: screen.tree) == false,
      node.label?.contains(where: \.isLetter) == true,
      spoken.isStop(node.id), spoken.isVisible(node.id), spoken.isSystem(node.id) == false,
      spoken.isCut(node.id) == false, screen.drawn.isPartlyCovered(node.id) == false,
      screen.surroundings.isObscured(node.frame) == false, node.checked == nil, node.isSelected != true,
      screen.tree.descendants(of: node.id).contains(where: { $0.role.isControl || $0.isClickable == true })
        == false
    else { return nil }
    return finding(
      node, screen.elements(of: node).first, nil, looks: "takes a tap", lack: "gives it no role", on: screen)
  }

  /// React Native's plain class is a ViewGroup; View is what it writes for a link or a tab, for which Android has no class.
  private func mayHaveRole(_ node: Node, of tree: AccessibilityTree) -> Bool {
    node.rawRole == "android.view.View"
      && tree.nodes.count { $0.rawRole == "android.view.ViewGroup" } >= 3
  }

  /// Whether it says something and neither is nor holds nor lies in a control.
  private func isCandidate(_ node: Node, on screen: Screen) -> Bool {
    let spoken = screen.spoken
    guard isGeneric(node), spoken.isVisible(node.id), spoken.isSystem(node.id) == false,
      node.isSelected != true, spoken.isInteractive(node.id) == false, spoken.isCut(node.id) == false,
      screen.drawn.isPartlyCovered(node.id) == false, node.frame.area < 0.3 * screen.seen.size.bounds.area,
      screen.surroundings.isObscured(node.frame) == false
    else { return false }
    if let stop = spoken.stop(for: node.id), spoken.isInteractive(stop) { return false }
    let below = screen.tree.descendants(of: node.id)
    if below.contains(where: { spoken.isInteractive($0.id) }) { return false }
    return words(of: node, on: screen).contains { $0.contains(where: \.isLetter) }
  }

  /// What is said in the frame; words outside of it are those of something else.
  private func words(of node: Node, on screen: Screen) -> [String] {
    ([node] + screen.tree.descendants(of: node.id)).filter { $0.frame.share(in: node.frame) >= 0.5 }
      .compactMap { screen.spoken.ownName(of: $0.id) }
  }

  private func isGeneric(_ node: Node) -> Bool {
    if case .other = node.role { return true }
    return node.role == .group
  }

  private func drawnAsControl(_ node: Node, on screen: Screen) -> Finding? {
    let inside = screen.seen.elements.filter { $0.box.share(in: node.frame) >= 0.85 }
    for element in inside where element.type == .tabBarItem || element.type == .segmentedControl {
      let isOnly = inside.count { $0.type == element.type } == 1
      if isBelieved(element), isOnly, node.frame.area <= 8 * element.box.area {
        return finding(node, element, nil, on: screen)
      }
    }
    let parts = inside.filter { isPart($0, among: inside) }
    guard let first = parts.first, parts.count <= 3,
      words(of: node, on: screen).allSatisfy({ $0.count <= thresholds.longest }),
      parts.allSatisfy({ screen.isInPicture($0, otherThanIn: node.frame) == false }),
      parts.allSatisfy({ $0.clickable == true && ($0.clickableScore ?? 0) >= thresholds.possibleClick })
    else { return nil }
    if isFigure(parts.compactMap(\.text)) || isFigure(words(of: node, on: screen)) { return nil }
    let isFramed = inside.contains { isFrame($0, of: parts, in: node) }
    let isSign = parts.count == 1 && first.type == .icon
    // A sign that commands, under a name, is a button wherever it stands.
    let isCommand = isSign && thresholds.commands.contains(first.icon ?? "")
    let isSure = isCommand || parts.allSatisfy { ($0.clickableScore ?? 0) >= thresholds.certainClick }
    let holdsSure = parts.contains { ($0.clickableScore ?? 0) >= thresholds.certainClick }
    guard isFramed || isSign || holdsSure else { return nil }
    let strength = parts.compactMap(\.clickableScore).min()
    return finding(
      node, first, isSure && (isFramed || isSign) ? nil : .uncertainRecognition, strength: strength,
      on: screen)
  }

  /// A ground that holds all of it; the place that takes a tap may be higher than what is drawn.
  private func isFrame(_ element: Element, of parts: [Element], in node: Node) -> Bool {
    (element.type == .container || element.type == .textField) && element.clickable == true
      && element.box.area >= 0.4 * node.frame.area && element.box.width >= 0.85 * node.frame.width
      && parts.allSatisfy { $0.box.share(in: element.box) >= 0.85 }
  }

  /// A figure and what it counts: a tile of statistics is framed like a button.
  private func isFigure(_ texts: [String]) -> Bool {
    texts.count >= 2 && texts.contains { $0.contains(where: \.isLetter) == false }
  }

  /// The ground of a sign is found as a container or a picture of its own.
  private func isPart(_ element: Element, among elements: [Element]) -> Bool {
    switch element.type {
    case .container, .dialog, .textField: false
    case .picture: elements.contains { $0.type == .icon && $0.box.share(in: element.box) >= 0.9 } == false
    default: true
    }
  }

  /// Tabs are put together from parts; that they have one score for all says nothing.
  private func isBelieved(_ element: Element) -> Bool {
    element.score >= thresholds.minimumScore || element.type == .tabBarItem
  }

  /// Of the same parent, size and structure as at least two controls, or the twin of one.
  private func amongPeers(_ node: Node, _ controls: [Node], on screen: Screen) -> Finding? {
    guard node.isEnabled != false else { return nil }
    let alike = controls.filter {
      $0.children.count == node.children.count && (isBelow($0, node) || isBeside($0, node))
    }
    let own = kinds(in: node, on: screen)
    let isTwin =
      own.isEmpty == false
      && alike.contains { isSameSize($0, node) && kinds(in: $0, on: screen) == own }
    guard alike.count >= thresholds.leastPeers || isTwin else { return nil }
    return finding(node, screen.elements(of: node).first, .ambiguousMatch, on: screen)
  }

  /// Cards below one another grow with their words.
  private func isBelow(_ one: Node, _ other: Node) -> Bool {
    abs(one.frame.midX - other.frame.midX) <= 2
      && abs(one.frame.width - other.frame.width) <= 0.02 * other.frame.width
      && (0.4...2.5).contains(one.frame.height / max(other.frame.height, 1))
  }

  /// Tabs beside one another are as wide as their words.
  private func isBeside(_ one: Node, _ other: Node) -> Bool {
    abs(one.frame.midY - other.frame.midY) <= 2
      && abs(one.frame.height - other.frame.height) <= 0.02 * other.frame.height
      && (0.5...2).contains(one.frame.width / max(other.frame.width, 1))
  }

  private func isSameSize(_ one: Node, _ other: Node) -> Bool {
    abs(one.frame.width - other.frame.width) <= 2 && abs(one.frame.height - other.frame.height) <= 2
  }

  private func kinds(in node: Node, on screen: Screen) -> Set<ElementType> {
    let inside = screen.seen.elements.filter { $0.box.share(in: node.frame) >= 0.85 }
    return Set(inside.map(\.type))
  }

  /// A line of words in the size and colour of one that is declared as a control, level with it.
  private func likeLink(_ node: Node, on screen: Screen) -> Finding? {
    guard let text = onlyText(in: node, on: screen), (text.text ?? "").count <= 32 else { return nil }
    let ink = InkColor.inkAndGround(of: text.box, in: screen.raster)
    let alike = screen.controls.filter { other in
      guard other.role.isField == false, let peer = onlyText(in: other, on: screen),
        (0.7...1.45).contains(peer.box.height / max(text.box.height, 1)),
        abs(peer.box.midY - text.box.midY) <= 0.5 * text.box.height
      else { return false }
      let look = InkColor.inkAndGround(of: peer.box, in: screen.raster)
      return look.count == 2 && ink.count == 2 && zip(look, ink).allSatisfy { $0.distance(to: $1) <= 24 }
    }
    return alike.isEmpty ? nil : finding(node, text, .ambiguousMatch, on: screen)
  }

  private func onlyText(in node: Node, on screen: Screen) -> Element? {
    let inside = screen.seen.elements.filter { $0.box.share(in: node.frame) >= 0.85 }
    return inside.count == 1 && inside[0].type == .text ? inside[0] : nil
  }

  private func finding(
    _ node: Node, _ element: Element?, _ doubt: ReviewReason?, strength: Double? = nil,
    looks: String = "looks like a control", lack: String = "does not say that it can be activated",
    on screen: Screen
  ) -> Finding {
    let words =
      screen.spoken.ownName(of: node.id)
      ?? screen.tree.descendants(of: node.id).lazy.compactMap { screen.spoken.ownName(of: $0.id) }.first
    return Finding(
      rule: Self.id, outcome: doubt.map { .review($0) } ?? .violation,
      confidence: strength ?? element?.score ?? 0.7,
      box: screen.spoken.visiblePart(of: node.id), element: element?.id, node: node.id,
      evidence: [
        "node": words.map { Words.quoted($0) } ?? screen.pointer(to: node), "looks": looks, "lack": lack,
      ])
  }
}
