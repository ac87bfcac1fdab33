import AccessibilityModel
import Findings
import Geometry
import Imaging
import Matching
import ScreenModel

/// A frame that lies beside the pixels that its node describes.
public struct FrameMismatch: Rule {
  /// How far off, and how near still.
  public struct Thresholds: Decodable, Sendable {
    let largestShare: Double
    let smallestOverlap: Double
    let reach: Double
    let minimumScore: Double
    let tolerance: Int
    let outlierShare: Double
  }

  /// The permanent name.
  public static let id = "frame-mismatch"
  /// Its file in `rules/`.
  public static let file = PackageResources.frame_mismatch_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Texts that one node speaks elsewhere, then controls with one empty node of their kind nearby.
  public func findings(on screen: Screen) -> [Finding] {
    let byWords = wordsElsewhere(on: screen)
    let moved = Set(byWords.compactMap(\.node))
    let byText = byWords + displacedTexts(on: screen).filter { moved.contains($0.node ?? -1) == false }
    let known = Set(byText.compactMap(\.node))
    return byText + displacedControls(on: screen).filter { known.contains($0.node ?? -1) == false }
  }

  /// Texts that are read once on the screen, and not where they are declared.
  private func wordsElsewhere(on screen: Screen) -> [Finding] {
    var known: Set<Int> = []
    return screen.drawn.wordsElsewhere.compactMap { node, element in
      let node = screen.tree.nodes[node]
      guard isJudged(node, on: screen), screen.drawn.isPartlyCovered(node.id) == false, isTextual(node),
        let element = screen.element(element), let stop = screen.spoken.stop(for: node.id),
        screen.tree.nodes[stop].frame.contains(element.box) == false, known.insert(stop).inserted
      else { return nil }
      return finding(screen.tree.nodes[stop], element, on: screen, confidence: element.score)
    }
  }

  private func displacedTexts(on screen: Screen) -> [Finding] {
    var known: Set<Int> = []
    return screen.matches.filter { $0.how == .text }.compactMap { match in
      guard let element = screen.element(match.element), let stop = screen.spoken.stop(for: match.node) else {
        return nil
      }
      let node = screen.tree.nodes[match.node]
      let share = element.box.share(in: node.frame)
      guard share < thresholds.largestShare, screen.tree.nodes[stop].frame.contains(element.box) == false,
        isJudged(node, on: screen), isTextual(node), isForeignGround(node, on: screen),
        FoldedText(element.text ?? "").count >= 3, known.insert(node.id).inserted
      else { return nil }
      return finding(node, element, on: screen, confidence: element.score)
    }
  }

  private func displacedControls(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    let free = screen.seen.elements.filter { element in
      screen.node(of: element) == nil && element.score >= thresholds.minimumScore
        && surroundings.holds(element.box) && surroundings.isCut(element.box) == false
    }
    let reach = thresholds.reach * screen.scale
    return screen.controls.compactMap { node in
      guard isJudged(node, on: screen), screen.elements(of: node).isEmpty, isForeignGround(node, on: screen)
      else { return nil }
      let near = free.filter { element in
        isKin(element, node) && element.box.iou(node.frame) < thresholds.smallestOverlap
          && distance(element.box, node.frame) <= reach
          && (0.4...2.5).contains(node.frame.height / max(element.box.height, 1))
      }
      guard near.count == 1, let element = near.first else { return nil }
      return finding(node, element, on: screen, confidence: 0.8 * element.score)
    }
  }

  private func isJudged(_ node: Node, on screen: Screen) -> Bool {
    screen.spoken.isVisible(node.id) && screen.spoken.isCut(node.id) == false
      && screen.spoken.isSystem(node.id) == false && isReadInPlace(node, on: screen) == false
  }

  /// Where its words are read in its frame, the other text only sounds like it.
  private func isReadInPlace(_ node: Node, on screen: Screen) -> Bool {
    let name = FoldedText(screen.spoken.name(of: node.id))
    return name.isEmpty == false
      && screen.elements(.text, inside: node.frame.insetBy(-4)).contains {
        FoldedText($0.text ?? "").agrees(with: name, slipShare: 0.2)
      }
  }

  /// The name of a field, a switch or a picture is often drawn beside it, that of these is drawn inside.
  private func isTextual(_ node: Node) -> Bool {
    switch node.role {
    case .button, .link, .text, .heading, .tab, .menuItem, .cell, .group, .other: true
    default: false
    }
  }

  /// Whether the frame lies on blank ground or on what other nodes stand for; if something unknown is drawn
  /// there, recognition may only have missed it.
  private func isForeignGround(_ node: Node, on screen: Screen) -> Bool {
    let flat = FlatArea(tolerance: thresholds.tolerance, outlierShare: thresholds.outlierShare)
    if flat.isBlank(node.frame, in: screen.raster, margin: Int((3 * screen.scale).rounded())) { return true }
    return screen.seen.elements.contains { element in
      guard element.type != .container, element.type != .dialog, element.box.share(in: node.frame) >= 0.5,
        let other = screen.node(of: element)
      else { return false }
      return other.id != node.id
    }
  }

  private func isKin(_ element: Element, _ node: Node) -> Bool {
    switch element.type {
    case .toggle, .checkbox: node.role.isTwoState
    case .textField: node.role.isField
    case .slider: node.role == .slider
    case .icon: node.role == .button && node.children.isEmpty
    case .segmentedControl, .tabBarItem: node.role == .tab
    default: false
    }
  }

  private func distance(_ one: Rect, _ other: Rect) -> Double {
    let dx = one.midX - other.midX
    let dy = one.midY - other.midY
    return (dx * dx + dy * dy).squareRoot()
  }

  private func finding(_ node: Node, _ element: Element, on screen: Screen, confidence: Double) -> Finding {
    Finding(
      rule: Self.id, confidence: confidence, box: node.frame, element: element.id, node: node.id,
      evidence: [
        "kind": Words.kind(of: node), "node": screen.pointer(to: node),
        "distance": Words.points(distance(element.box, node.frame).rounded(), scale: screen.scale),
      ])
  }
}
