import AccessibilityModel
import Findings
import Matching

/// A slider, progress bar or picker that does not say how it is set.
public struct ValueMissing: Rule {
  /// The roles that have a value, and the words of a wait without an end.
  public struct Thresholds: Decodable, Sendable {
    let roles: [String]
    let busyWords: [String]
  }

  /// The permanent name.
  public static let id = "value-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.value_missing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// A dump without ranges says nothing of them.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.range) ? nil : "the dump does not state how far sliders and progress bars are"
  }

  /// The stops with such a role, without a value and without a number in their name.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.compactMap { node in
      guard thresholds.roles.contains(node.role.name), SpokenWords.spoken(node.value) == nil,
        screen.spoken.isCut(node.id) == false,
        screen.tree.descendants(of: node.id).contains(where: {
          $0.value != nil || screen.spoken.isStop($0.id)
        })
          == false
      else { return nil }
      let name = screen.spoken.name(of: node.id)
      let isBusy = thresholds.busyWords.contains { name.lowercased().contains($0) }
      guard name.contains(where: \.isNumber) == false, isBusy == false else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: ["kind": Words.kind(of: node), "node": screen.pointer(to: node)])
    }
  }
}
