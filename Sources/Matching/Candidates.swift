import AccessibilityModel
import Geometry
import ScreenModel

/// The declared nodes that can stand for something seen.
struct Candidates {
  struct Candidate {
    let node: Node
    let frame: Rect
    let interactive: Bool
    let texts: [FoldedText]
  }

  let list: [Candidate]
  private let thresholds: MatchingThresholds

  init(_ spoken: SpokenTree, screen: Rect, thresholds: MatchingThresholds) {
    self.thresholds = thresholds
    list = spoken.tree.nodes.compactMap { node in
      guard Self.isDeclared(node, in: spoken), node.frame.area < thresholds.fullscreen * screen.area else {
        return nil
      }
      var strings = spoken.strings(of: node.id)
      if spoken.name(of: node.id).isEmpty == false { strings.append(spoken.name(of: node.id)) }
      let texts = strings.map { FoldedText($0) }.filter { $0.isEmpty == false }
      let interactive = spoken.isInteractive(node.id)
      return Candidate(node: node, frame: node.frame, interactive: interactive, texts: texts)
    }
  }

  /// What a screen reader can learn of: stops, and the nodes that a stop speaks for.
  private static func isDeclared(_ node: Node, in spoken: SpokenTree) -> Bool {
    guard spoken.isVisible(node.id) else { return false }
    if spoken.isStop(node.id) || spoken.isSystem(node.id) || node.role == .webView || node.role == .map {
      return true
    }
    guard node.role.isContainer == false else { return false }
    return spoken.ownName(of: node.id) != nil || (spoken.stop(for: node.id) != nil && node.children.isEmpty)
  }

  /// The best node that contains or overlaps the element.
  func best(for element: Element) -> Match? {
    let text = element.text.map { FoldedText($0) } ?? FoldedText("")
    var best: (score: Double, match: Match)?
    var containing = 0
    for candidate in list {
      let contains = element.box.share(in: candidate.frame) >= thresholds.containment
      let overlap = element.box.iou(candidate.frame)
      guard contains || overlap >= thresholds.overlap,
        Kinship.canStand(for: element, candidate.node, interactive: candidate.interactive)
      else { continue }
      let kin = Kinship.isKin(element.type, candidate.node, interactive: candidate.interactive)
      let agrees = candidate.texts.contains { $0.contains(text, slipShare: thresholds.slipShare) }
      let close = overlap >= 0.3 || (element.type != .text && candidate.frame.share(in: element.box) >= 0.85)
      guard contains || agrees || kin || close else { continue }
      containing += contains ? 1 : 0
      // Text weighs most, then role; among equals the tightest frame wins.
      let score = (agrees ? 4.0 : 0) + (contains ? 2 : 0) + (kin ? 1.5 : 0) + overlap
      if score > (best?.score ?? 0) {
        let how: Match.Reason = contains ? .containment : agrees && element.type == .text ? .text : .overlap
        best = (score, Match(element: element.id, node: candidate.node.id, how: how))
      }
    }
    guard var match = best?.match else { return nil }
    if match.how == .containment, containing > 1 { match.how = .bestContainment }
    return match
  }
}
