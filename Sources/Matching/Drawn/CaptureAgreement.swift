import AccessibilityModel
import Geometry
import ScreenModel

/// How much of either side of a screen the other side confirms at its place.
///
/// Of a sound pair nearly all is confirmed both ways; a defect takes one thing from one side, another moment takes much
/// from both.
public struct CaptureAgreement: Sendable {
  /// The stops of which something should be drawn.
  public let stops: Int
  /// Those with their words, or a thing of their own, drawn in their frame.
  public let shown: Int
  /// The drawn texts and controls.
  public let elements: Int
  /// Those that lie in the frame of a stop.
  public let said: Int

  /// The share of the stops that is shown, 0…1.
  public var shownShare: Double { Double(shown) / Double(max(1, stops)) }
  /// The share of the elements that is said, 0…1.
  public var saidShare: Double { Double(said) / Double(max(1, elements)) }

  /// Compares both sides of a screen.
  public init(of screen: Screen) {
    let stops = screen.spoken.stops.map { screen.tree.nodes[$0] }.filter { Self.isJudged($0, on: screen) }
    let elements = screen.seen.elements.filter { Self.isJudged($0, on: screen) }
    let frames = stops.map(\.frame)
    self.stops = stops.count
    self.elements = elements.count
    shown = stops.count { Self.isShown($0, by: elements, on: screen) }
    said = elements.count { element in
      frames.contains { element.box.share(in: $0) >= 0.7 || $0.share(in: element.box) >= 0.7 }
    }
  }

  private static func isJudged(_ node: Node, on screen: Screen) -> Bool {
    screen.spoken.isSystem(node.id) == false && screen.spoken.isCut(node.id) == false
      && screen.drawn.isPartlyCovered(node.id) == false && screen.surroundings.holds(node.frame)
      && node.frame.area < 0.3 * screen.seen.size.bounds.area && node.frame.shorterSide >= 8 * screen.scale
  }

  private static func isJudged(_ element: Element, on screen: Screen) -> Bool {
    element.type != .container && element.type != .dialog && element.score >= 0.5
      && screen.surroundings.holds(element.box) && screen.surroundings.isCut(element.box) == false
  }

  private static func isShown(_ node: Node, by elements: [Element], on screen: Screen) -> Bool {
    let family = [node.id] + screen.tree.descendants(of: node.id).map(\.id)
    let verdicts = family.map { screen.drawn.words.verdicts[$0] }
    if verdicts.contains(.read) { return true }
    if verdicts.contains(where: { $0 != .unknown }) { return false }
    return elements.contains {
      $0.type != .text && $0.box.share(in: node.frame) >= 0.8 && $0.box.area >= 0.05 * node.frame.area
    }
  }
}
