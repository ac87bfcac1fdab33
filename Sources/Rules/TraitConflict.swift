import AccessibilityModel
import Findings
import Matching

/// An element with traits of which one excludes the other.
public struct TraitConflict: Rule {
  /// Lists of traits of which an element may have one.
  public struct Thresholds: Decodable, Sendable {
    let exclusive: [[String]]
  }

  /// The permanent name.
  public static let id = "trait-conflict"
  /// Its file in `rules/`.
  public static let file = PackageResources.trait_conflict_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Without traits nothing can conflict.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.traits) ? nil : "the dump states no traits"
  }

  /// Every stop with two or more traits of one list.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.compactMap { node in
      let clashes = thresholds.exclusive.map { $0.filter { node.traits.contains(Trait(rawValue: $0)) } }
      guard let traits = clashes.first(where: { $0.count >= 2 }) else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: ["node": screen.pointer(to: node), "traits": traits.joined(separator: " and ")])
    }
  }
}
