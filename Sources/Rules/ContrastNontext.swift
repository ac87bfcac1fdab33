import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// An icon that alone shows what a control does, or the outline of a field, switch or slider, that stands out too little.
public struct ContrastNontext: Rule {
  /// The limit, and what makes a measure sure.
  public struct Thresholds: Decodable, Sendable {
    let minimum: Double
    let textMinimum: Double
    let tolerance: Double
    let minimumScore: Double
    let certainScore: Double
    let lossyMargin: Double
    let largestPoints: Double
    let highestField: Double
  }

  /// The permanent name.
  public static let id = "contrast-nontext"
  /// Its file in `rules/`.
  public static let file = PackageResources.contrast_nontext_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The icons and controls, in the order of recognition.
  public func findings(on screen: Screen) -> [Finding] {
    let drawnControls = screen.drawnControls
    return screen.seen.elements.compactMap { element in
      guard element.score >= thresholds.minimumScore, let part = screen.inks[element.id]?.worst else {
        return nil
      }
      let measure = ContrastMeasure(part: part, needed: thresholds.minimum, tolerance: thresholds.tolerance)
      guard measure.failsEverywhere, screen.ownsColors(of: element), screen.isInPicture(element) == false,
        screen.isDeclaredDisabled(element) == false
      else { return nil }
      switch element.type {
      case .icon: return icon(element, measure, drawnControls, on: screen)
      case .textField, .container: return field(element, measure, on: screen)
      case .checkbox, .toggle, .slider: return mark(element, measure, on: screen)
      default: return nil
      }
    }
  }

  // MARK: Icons

  private func icon(
    _ icon: Element, _ measure: ContrastMeasure, _ drawnControls: [Node], on screen: Screen
  ) -> Finding? {
    let drawn = drawnControls.filter { icon.box.share(in: $0.frame) >= 0.85 }
    guard max(icon.box.width, icon.box.height) <= thresholds.largestPoints * screen.scale,
      let stop = screen.stop(of: icon).flatMap({ screen.spoken.isInteractive($0.id) ? $0 : nil })
        ?? drawn.min(by: { $0.frame.area < $1.frame.area }),
      stop.role.isField == false, screen.spoken.isCut(stop.id) == false,
      isAlone(icon, in: stop, on: screen)
    else { return nil }
    return finding(
      "icon", icon, stop, measure, outcome: doubt(of: measure, icon, on: screen).map { .review($0) }, screen)
  }

  /// Whether nothing but the icon shows what the control is: with words that can be read an icon may be faint, and beside
  /// any words it only adorns them; over a caption that is faint too, it is what people look for.
  private func isAlone(_ icon: Element, in stop: Node, on screen: Screen) -> Bool {
    let frames: Set<ElementType> = [.container, .dialog, .tabBarItem, .segmentedControl]
    return screen.seen.elements.allSatisfy { other in
      other.id == icon.id || frames.contains(other.type) || other.box.share(in: stop.frame) < 0.5
        || other.type == .text && other.box.midY > icon.box.bottom
          && isFaint(other, needed: thresholds.textMinimum, on: screen)
    }
  }

  private func isFaint(_ element: Element, needed: Double, on screen: Screen) -> Bool {
    screen.inks[element.id]?.worst.map { $0.highest < needed - thresholds.tolerance } ?? false
  }

  // MARK: Controls

  /// A field with words or an icon that can be seen is found by them.
  private func field(_ box: Element, _ measure: ContrastMeasure, on screen: Screen) -> Finding? {
    guard box.box.height <= thresholds.highestField * screen.scale, let node = field(of: box, on: screen)
    else { return nil }
    let isMarked = screen.seen.elements.contains { other in
      (other.type == .text || other.type == .icon) && other.box.share(in: box.box) >= 0.85
        && isFaint(other, needed: thresholds.minimum, on: screen) == false
    }
    return isMarked
      ? nil
      : finding(
        "outline", box, node, measure, outcome: doubt(of: measure, box, on: screen).map { .review($0) },
        screen)
  }

  /// The node that is declared as a field at the place; where the dump names no roles, what looks like one is enough.
  private func field(of box: Element, on screen: Screen) -> Node? {
    let nodes = screen.tree.nodes.filter { screen.spoken.isVisible($0.id) && $0.frame.iou(box.box) >= 0.6 }
    if let field = nodes.first(where: { $0.role.isField }) { return field }
    return screen.tree.states(.role) || box.type != .textField ? nil : nodes.last
  }

  /// A checkbox, switch or slider. Switches that are off look on iOS as the system draws them.
  private func mark(_ element: Element, _ measure: ContrastMeasure, on screen: Screen) -> Finding? {
    let isPlain = element.type == .toggle && element.state != .selected && screen.tree.platform == .ios
    guard isPlain == false, let stop = screen.component(of: element), screen.spoken.isCut(stop.id) == false,
      screen.looksDisabled(element) == false
    else { return nil }
    return finding(
      Words.kind(of: element.type), element, stop, measure,
      outcome: doubt(of: measure, element, on: screen).map { .review($0) }, screen)
  }

  private func finding(
    _ part: String, _ element: Element, _ node: Node, _ measure: ContrastMeasure, outcome: Outcome?,
    _ screen: Screen
  ) -> Finding {
    var evidence = measure.evidence
    evidence["icon"] = screen.pointer(to: node)
    evidence["part"] = part
    return Finding(
      rule: Self.id, outcome: outcome ?? .violation, confidence: 0.7 + 0.3 * measure.lack, box: element.box,
      element: element.id, node: node.id, evidence: evidence)
  }

  private func doubt(of measure: ContrastMeasure, _ element: Element, on screen: Screen) -> ReviewReason? {
    if screen.inks.isLossy, measure.lack < thresholds.lossyMargin { return .nearLimit }
    let isSure =
      measure.part.isSolid && element.score >= thresholds.certainScore
      && screen.looksDisabled(element) == false
    return isSure ? nil : .uncertainRecognition
  }
}
