import AccessibilityModel
import Findings
import Geometry
import Matching

/// A control that holds controls which a screen reader cannot reach.
public struct NestedActive: Rule {
  /// The largest part of a control that one inside takes, so that it is not the same control twice.
  public struct Thresholds: Decodable, Sendable {
    let mostShare: Double
  }

  /// The permanent name.
  public static let id = "nested-active"
  /// Its file in `rules/`.
  public static let file = PackageResources.nested_active_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// HarmonyOS and unknown platforms do not tell what a nested control does.
  public func reasonNotToRun(on screen: Screen) -> String? {
    switch screen.tree.platform {
    case .ios, .web, .android: nil
    default: "nobody says whether the platform reaches a control inside a control"
    }
  }

  /// One finding for the outermost control: those inside it that are out of reach.
  public func findings(on screen: Screen) -> [Finding] {
    var known: Set<Int> = []
    return screen.controls.compactMap { node in
      let above = screen.tree.ancestors(of: node.id)
      guard above.contains(where: { known.contains($0.id) }) == false, isHolder(node, on: screen) else {
        return nil
      }
      let inside = screen.tree.descendants(of: node.id).filter { isLost($0, in: node, on: screen) }
      let lost = inside.filter { inner in
        inside.contains { outer in
          outer.id != inner.id && screen.tree.ancestors(of: inner.id).contains { $0.id == outer.id }
        } == false
      }
      guard lost.isEmpty == false else { return nil }
      known.insert(node.id)
      let isProven = screen.tree.platform == .web || node.isAccessible == true
      return Finding(
        rule: Self.id, outcome: isProven ? .violation : .review(.propertyNotInDump),
        box: screen.spoken.visiblePart(of: node.id), element: screen.elements(of: node).first?.id,
        node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "node": screen.pointer(to: node),
          "nodes": lost.prefix(3).map { screen.pointer(to: $0) }.joined(separator: ", "),
        ])
    }
  }

  /// Whether the platform takes what is inside for a part of the control.
  private func isHolder(_ node: Node, on screen: Screen) -> Bool {
    switch screen.tree.platform {
    // A table cell is no element of its own, and a list in the order of VoiceOver names elements alone.
    case .ios:
      node.isAccessible == true && node.role != .cell
        || node.isAccessible == nil && screen.tree.order == .view
          && (node.role == .button || node.role == .link)
    case .web: node.role == .button || node.role == .link || node.role == .menuItem
    default: true
    }
  }

  /// Whether a control inside is one of its own, can be seen, and is kept from screen readers.
  private func isLost(_ inner: Node, in outer: Node, on screen: Screen) -> Bool {
    guard screen.spoken.isVisible(inner.id), screen.spoken.isInteractive(inner.id),
      inner.frame.area <= thresholds.mostShare * outer.frame.area, inner.frame.share(in: outer.frame) >= 0.85,
      screen.drawn.coveredBy[inner.id] == nil, outer.actions.isEmpty
    else { return false }
    switch screen.tree.platform {
    case .ios:
      // The knob of a switch and the parts of a field are listed as controls without words.
      let name = screen.spoken.ownName(of: inner.id)
      return inner.role.isControl && name != nil && name != screen.spoken.ownName(of: outer.id)
    case .web: return inner.role.isControl
    // TalkBack reaches a clickable view inside a clickable one, unless it is kept from it.
    default: return inner.isAccessible == false && inner.isClickable == true
    }
  }
}
