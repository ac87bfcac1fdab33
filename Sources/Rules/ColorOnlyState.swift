import AccessibilityModel
import Findings
import Imaging
import Matching
import ScreenModel

/// A selected tab or segment that differs from its neighbours by hue alone.
public struct ColorOnlyState: Rule {
  /// The contrast from which on two colours differ without their hue, and what recognition must be sure of.
  public struct Thresholds: Decodable, Sendable {
    let minimum: Double
    let leastDistance: Double
    let minimumScore: Double
  }

  /// The permanent name.
  public static let id = "color-only-state"
  /// Its file in `rules/`.
  public static let file = PackageResources.color_only_state_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The selected items that no form sets apart and whose colours are as light as the others'.
  public func findings(on screen: Screen) -> [Finding] {
    screen.seen.elements.compactMap { item in
      guard item.isChosenByColor == true, item.state == .selected, item.score >= thresholds.minimumScore,
        isOfTheSystem(item, on: screen) == false, screen.isJudgedForState(item),
        screen.surroundings.holds(item.box)
      else { return nil }
      let own = inks(of: item, on: screen)
      let others = peers(of: item, on: screen).map { inks(of: $0, on: screen) }
      let pairs = others.flatMap { other in own.compactMap { type, ink in other[type].map { (ink, $0) } } }
      guard pairs.isEmpty == false,
        let widest = pairs.max(by: { $0.0.contrast(to: $0.1) < $1.0.contrast(to: $1.1) }),
        widest.0.contrast(to: widest.1) < thresholds.minimum,
        pairs.contains(where: { Double($0.0.distance(to: $0.1)) >= thresholds.leastDistance })
      else { return nil }
      let node = screen.stop(of: item)
      return Finding(
        rule: Self.id, confidence: item.score, box: item.box,
        element: item.id, node: node?.id,
        evidence: [
          "kind": Words.kind(of: item.type), "node": name(of: item, node, on: screen), "chosen": widest.0.hex,
          "other": widest.1.hex, "ratio": ratio(widest.0.contrast(to: widest.1)),
        ])
    }
  }

  /// Apple's tab bar draws the chosen tab; the app sets the tint alone.
  private func isOfTheSystem(_ item: Element, on screen: Screen) -> Bool {
    screen.tree.platform == .ios && item.type == .tabBarItem
  }

  /// The items beside it.
  private func peers(of item: Element, on screen: Screen) -> [Element] {
    screen.seen.elements.filter { other in
      other.type == item.type && other.id != item.id && other.state == .unselected
        && other.box.overlapY(item.box) >= 0.5 * min(other.box.height, item.box.height)
    }
  }

  /// The colours of the icon and of the words on an item.
  private func inks(of item: Element, on screen: Screen) -> [ElementType: Color] {
    let parts = screen.seen.elements.filter {
      ($0.type == .text || $0.type == .icon) && $0.box.share(in: item.box) >= 0.6
    }
    let largest = Dictionary(grouping: parts, by: \.type).compactMapValues {
      $0.max { $0.box.area < $1.box.area }
    }
    return largest.compactMapValues { screen.inks[$0.id]?.worst?.ink }
  }

  private func name(of item: Element, _ node: Node?, on screen: Screen) -> String {
    if let node { return screen.pointer(to: node) }
    return item.text.map { Words.quoted($0) } ?? "at this place"
  }

  private func ratio(_ value: Double) -> String { "\((value * 10).rounded(.down) / 10)" }
}
