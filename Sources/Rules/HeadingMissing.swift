import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A title that is exposed as plain text.
public struct HeadingMissing: Rule {
  /// The part of the screen where titles stand, how much larger than other text they are, their longest words in
  /// characters, and how many texts tell the usual size.
  public struct Thresholds: Decodable, Sendable {
    let topShare: Double
    let ratio: Double
    let longest: Int
    let leastTexts: Int
  }

  /// The permanent name.
  public static let id = "heading-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.heading_missing_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// A dump without headings cannot say that one is missing.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.heading) ? nil : "the dump does not state headings"
  }

  /// One finding for a screen: the largest words at its top, where no heading stands there.
  public func findings(on screen: Screen) -> [Finding] {
    let top = thresholds.topShare * screen.seen.size.bounds.height
    let stated = screen.tree.nodes.contains { node in
      (node.headingLevel != nil || node.role == .heading || node.role == .navigationBar)
        && screen.spoken.isVisible(node.id) && node.frame.top < top
    }
    let heights = screen.seen.elements.filter { $0.type == .text }.map(\.box.height).sorted()
    guard stated == false, heights.count >= thresholds.leastTexts else { return [] }
    let usual = heights[heights.count / 2]
    let titles = screen.appStops.compactMap { node -> (node: Node, element: Element)? in
      guard let element = screen.elements(of: node).first(where: { $0.type == .text }),
        element.box.midY < top, element.box.height >= thresholds.ratio * usual, isTitle(node, on: screen)
      else { return nil }
      return (node, element)
    }
    guard let title = titles.max(by: { $0.element.box.height < $1.element.box.height }) else { return [] }
    return [
      Finding(
        rule: Self.id, confidence: title.element.score, box: screen.spoken.visiblePart(of: title.node.id),
        element: title.element.id, node: title.node.id,
        evidence: ["node": screen.pointer(to: title.node)])
    ]
  }

  /// Plain words, not a price or a clock, that are drawn in one line.
  private func isTitle(_ node: Node, on screen: Screen) -> Bool {
    let name = screen.spoken.name(of: node.id)
    let letters = name.count(where: \.isLetter)
    return node.role == .text && screen.spoken.isInteractive(node.id) == false && letters >= 3
      && letters > 2 * name.count(where: \.isNumber) && name.count <= thresholds.longest
      && screen.surroundings.isObscured(node.frame) == false && screen.drawn.isRead(node.id)
      && screen.drawnTexts(in: node).count == 1
  }
}
