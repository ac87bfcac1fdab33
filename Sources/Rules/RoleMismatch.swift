import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Something that is drawn as one kind of control and declared as another.
public struct RoleMismatch: Rule {
  /// When drawing is believed, how much larger than the drawn control its element may be, and how long a button's words are.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let certainClick: Double
    let largestRatio: Double
    let longest: Int
  }

  /// The permanent name.
  public static let id = "role-mismatch"
  /// Its file in `rules/`.
  public static let file = PackageResources.role_mismatch_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// A dump without roles cannot state a wrong one.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.role) ? nil : "the dump names no roles"
  }

  /// The whole stops whose drawing and role disagree.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.compactMap { node in
      guard node.isEnabled != false, screen.spoken.isCut(node.id) == false,
        screen.drawn.isPartlyCovered(node.id) == false, screen.surroundings.isObscured(node.frame) == false,
        let (kind, element) = drawn(node, on: screen)
      else { return nil }
      return Finding(
        rule: Self.id, confidence: element.score, box: screen.spoken.visiblePart(of: node.id),
        element: element.id, node: node.id,
        evidence: ["node": screen.pointer(to: node), "drawn": kind, "stated": stated(node)])
    }
  }

  /// What is drawn of a node whose role is of another kind, and the element that shows it.
  private func drawn(_ node: Node, on screen: Screen) -> (kind: String, element: Element)? {
    if let control = setting(in: node, on: screen) { return control }
    if let field = field(in: node, on: screen) { return ("a text field", field) }
    return button(in: node, on: screen).map { text in
      let isFramed = screen.seen.elements.contains { $0.type == .container && $0.box.iou(node.frame) >= 0.6 }
      return (isFramed ? "a button" : "a button or link", text)
    }
  }

  /// The one switch, checkbox or slider of a node of which neither it nor what is inside states as much.
  private func setting(in node: Node, on screen: Screen) -> (String, Element)? {
    let family = [node] + screen.tree.descendants(of: node.id)
    guard screen.spoken.isInteractive(node.id), family.contains(where: isSetting) == false else { return nil }
    let drawn = screen.seen.elements.filter {
      isSettingType($0.type) && $0.score >= thresholds.minimumScore && $0.box.share(in: node.frame) >= 0.85
    }
    guard drawn.count == 1, let element = drawn.first, isNear(element, node, on: screen),
      screen.elements(.text, inside: element.box).isEmpty
    else { return nil }
    // iOS has no checkbox: a button that states its selection is one.
    if element.type == .checkbox, screen.tree.platform == .ios { return nil }
    return (Words.article(Words.kind(of: element.type)), element)
  }

  private func isSettingType(_ type: ElementType) -> Bool {
    type == .toggle || type == .checkbox || type == .slider
  }

  /// Whether the node states a position, by role, state or trait.
  private func isSetting(_ node: Node) -> Bool {
    switch node.role {
    case .slider, .stepper, .progress, .picker: return true
    default: break
    }
    let traits: [Trait] = ["toggleButton", "adjustable", "switch"]
    return node.role.isTwoState || node.role.isField || node.checked != nil
      || traits.contains(where: node.traits.contains)
  }

  /// A row of usual height may hold its switch; what is larger holds more than that.
  private func isNear(_ element: Element, _ node: Node, on screen: Screen) -> Bool {
    node.frame.area <= thresholds.largestRatio * element.box.area
      || node.frame.height <= 2.5 * element.box.height && screen.drawnTexts(in: node).count <= 2
  }

  /// The drawn field of a node that is plain words, where no field is declared at the place.
  private func field(in node: Node, on screen: Screen) -> Element? {
    guard node.role == .text || node.role == .image, screen.spoken.isInteractive(node.id) == false else {
      return nil
    }
    return screen.seen.elements.first { element in
      element.type == .textField && element.score >= thresholds.minimumScore
        && node.frame.share(in: element.box) >= 0.85 && element.box.height <= 2.5 * node.frame.height
        && screen.elements(.text, inside: element.box).count <= 1
        && screen.tree.nodes.contains { other in
          (screen.spoken.isInteractive(other.id) || other.role.isField) && screen.spoken.isVisible(other.id)
            && other.frame.intersection(element.box).area >= 0.3 * element.box.area
            && other.frame.area <= 4 * element.box.area
        } == false
    }
  }

  /// The drawn words of a node that can be tapped and whose class names no role; what has another class may state its role
  /// beside it (Compose, React Native).
  private func button(in node: Node, on screen: Screen) -> Element? {
    guard node.isClickable == true, node.role == .text || node.role == .group,
      screen.tree.descendants(of: node.id).contains(where: { $0.role.isControl }) == false,
      node.frame.height <= 72 * screen.scale
    else { return nil }
    let inside = screen.seen.elements.filter { $0.box.share(in: node.frame) >= 0.85 }
    let words = inside.filter { $0.type != .container }
    guard words.count == 1, let text = words.first, text.type == .text, text.clickable == true,
      (text.clickableScore ?? 0) >= thresholds.certainClick, isWording(text.text ?? "")
    else { return nil }
    return text
  }

  /// Words for a command, not a figure or a sentence.
  private func isWording(_ text: String) -> Bool {
    text.count <= thresholds.longest && text.count(where: \.isLetter) > text.count(where: \.isNumber)
  }

  private func stated(_ node: Node) -> String {
    switch node.role {
    case .group, .other: "an element without a role"
    case .text: "plain text"
    case .cell: "a row"
    default: Words.article(Words.kind(of: node))
    }
  }
}
