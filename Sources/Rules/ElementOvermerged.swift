import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// One node that stands for several controls of equal rank.
public struct ElementOvermerged: Rule {
  /// When drawing is believed, and how much of the node the controls fill.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let coverage: Double
  }

  /// The permanent name.
  public static let id = "element-overmerged"
  /// Its file in `rules/`.
  public static let file = PackageResources.element_overmerged_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The stops without other stops inside, in whose frames two or more controls of one kind stand side by side.
  public func findings(on screen: Screen) -> [Finding] {
    let series = Series(screen: screen)
    return screen.controls.compactMap { node in
      guard screen.drawn.isPartlyCovered(node.id) == false, screen.spoken.isCut(node.id) == false,
        screen.surroundings.isObscured(node.frame) == false, node.role.isField == false,
        isWhole(node, on: screen)
      else { return nil }
      let count = max(series.parts(of: node).count, DrawnParts(of: node, on: screen).places.count)
      if count >= 2 {
        return finding(node, count, screen.elements(of: node).first, confidence: 0.9, on: screen)
      }
      let inside = screen.seen.elements.filter { isControl($0) && $0.box.share(in: node.frame) >= 0.85 }
      // The signs and badges around the words of a row belong to the row.
      let words = screen.drawnTexts(in: node)
      let signs = inside.filter { sign in
        switch sign.type {
        case .icon: words.isEmpty
        case .container:
          words.allSatisfy { text in
            inside.contains { $0.type == .container && text.box.share(in: $0.box) >= 0.8 }
          }
        default: true
        }
      }
      let groups = ElementType.allCases.map { type in sideBySide(signs.filter { $0.type == type }) }
      guard let controls = groups.max(by: { $0.count < $1.count }), controls.count >= 2,
        let first = controls.first,
        fills(controls, node.frame)
      else { return nil }
      let isSure = controls.allSatisfy { $0.type != .icon || ($0.clickableScore ?? 1) >= 0.8 }
      return finding(
        node, controls.count, first, outcome: isSure ? .violation : .review(.uncertainRecognition),
        confidence: controls.map(\.score).min() ?? 0, on: screen)
    }
  }

  private func finding(
    _ node: Node, _ count: Int, _ element: Element?, outcome: Outcome = .violation, confidence: Double,
    on screen: Screen
  ) -> Finding {
    Finding(
      rule: Self.id, outcome: outcome, confidence: confidence, box: screen.spoken.visiblePart(of: node.id),
      element: element?.id, node: node.id,
      evidence: ["count": "\(count)", "node": screen.pointer(to: node)])
  }

  private func isWhole(_ node: Node, on screen: Screen) -> Bool {
    screen.tree.descendants(of: node.id).contains {
      screen.spoken.isStop($0.id) || screen.spoken.isInteractive($0.id)
    } == false
  }

  private func isControl(_ element: Element) -> Bool {
    guard
      element.score >= thresholds.minimumScore || element.type == .tabBarItem
        || element.score >= 0.5 && (element.clickableScore ?? 0) >= 0.9
    else { return false }
    switch element.type {
    case .tabBarItem, .segmentedControl, .toggle, .checkbox: return true
    case .icon, .container: return element.clickable == true
    default: return false
    }
  }

  private func sideBySide(_ elements: [Element]) -> [Element] {
    guard let first = elements.first else { return [] }
    return elements.filter {
      $0.id == first.id || ($0.box.intersection(first.box).isEmpty && areAligned($0.box, first.box))
    }
  }

  /// In one row, or below one another with the same extent.
  private func areAligned(_ one: Rect, _ other: Rect) -> Bool {
    if one.overlapY(other) >= 0.6 * min(one.height, other.height) { return true }
    return abs(one.width - other.width) <= 0.1 * other.width
      && abs(one.midX - other.midX) <= 0.05 * other.width
  }

  /// A row with two small signs is a row; two buttons fill their node.
  private func fills(_ controls: [Element], _ frame: Rect) -> Bool {
    guard let first = controls.first?.box else { return false }
    let whole = controls.dropFirst().reduce(first) { $0.union($1.box) }
    return whole.width >= thresholds.coverage * frame.width
      || whole.height >= thresholds.coverage * frame.height
  }
}
