import AccessibilityModel
import Findings
import Matching

/// A decoration at which a screen reader stops.
public struct DecorativeExposed: Rule {
  /// A line's greatest height and least length, an ornament's largest side in points, and their names.
  public struct Thresholds: Decodable, Sendable {
    let lineHeight: Double
    let lineLength: Double
    let largest: Double
    let ornaments: [String]
    let fillers: [String]
  }

  /// The permanent name.
  public static let id = "decorative-exposed"
  /// Its file in `rules/`.
  public static let file = PackageResources.decorative_exposed_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The stops without an action that a line, or an ornament's name, gives away.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.compactMap { node in
      guard screen.spoken.isInteractive(node.id) == false, node.role == .image || node.children.isEmpty,
        node.role != .text, node.role != .heading, node.role != .cell, node.role != .progress,
        screen.spoken.isCut(node.id) == false, let what = ornament(node, on: screen)
      else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: ["what": what, "node": screen.pointer(to: node)])
    }
  }

  private func ornament(_ node: Node, on screen: Screen) -> String? {
    let sides = (
      node.frame.shorterSide / screen.scale, max(node.frame.width, node.frame.height) / screen.scale
    )
    if sides.0 > 0, sides.0 <= thresholds.lineHeight, sides.1 >= thresholds.lineLength { return "line" }
    guard sides.1 <= thresholds.largest else { return nil }
    let words = (screen.spoken.ownName(of: node.id) ?? "").plainWords
    let isOrnament = words.contains(where: thresholds.ornaments.contains)
    return isOrnament && words.allSatisfy((thresholds.ornaments + thresholds.fillers).contains)
      ? "ornament" : nil
  }
}
