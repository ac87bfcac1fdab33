import AccessibilityModel
import Geometry
import ScreenModel

/// Finds for what was seen the declared node that stands for it, by the rules of the paper's section 3.3.
///
/// A node that contains (85 %) or overlaps (IoU 5 %) an element can stand for it; fullscreen nodes take no part.
/// The rules are lenient: they look for matches, so that what stays unmatched is truly undeclared.
public struct Matcher: Sendable {
  /// The numbers of the rules.
  public let thresholds: MatchingThresholds

  /// Makes a matcher.
  public init(thresholds: MatchingThresholds = .paper) { self.thresholds = thresholds }

  /// At most one match for each element, in the order of the elements.
  public func matches(seen: RecognizedScreen, tree: AccessibilityTree) -> [Match] {
    matches(seen: seen, spoken: SpokenTree(tree, hidden: DrawnTree(seen: seen, tree: tree).hidden))
  }

  /// The same for a tree that was already worked out.
  public func matches(seen: RecognizedScreen, spoken: SpokenTree) -> [Match] {
    let candidates = Candidates(spoken, screen: seen.size.bounds, thresholds: thresholds)
    var found: [Int: Match] = [:]
    var displaced: [Element] = []
    for element in seen.elements {
      if let match = candidates.best(for: element) {
        found[element.id] = match
      } else {
        displaced.append(element)
      }
    }
    let distant = DistantTexts(thresholds: thresholds)
    for match in distant.matches(for: displaced, taken: found, candidates: candidates, seen: seen) {
      found[match.element] = match
    }
    addRedundant(seen.elements, to: &found)
    addLevel(seen.elements, to: &found)
    return withReasons(seen.elements.compactMap { found[$0.id] }, candidates: candidates, seen: seen)
  }

  /// A container or picture that is only the ground of matched elements is spoken for by their node.
  private func addRedundant(_ elements: [Element], to found: inout [Int: Match]) {
    let matched = elements.filter { found[$0.id] != nil }
    for ground in elements
    where [.container, .dialog, .picture].contains(ground.type) && found[ground.id] == nil {
      let inside = matched.first { $0.box.share(in: ground.box) >= thresholds.containment }
      guard let match = inside.flatMap({ found[$0.id] }) else { continue }
      found[ground.id] = Match(element: ground.id, node: match.node, how: .grouped)
    }
  }

  /// An icon level with a matched text that is not clickable on its own belongs to it (table cell, button).
  private func addLevel(_ elements: [Element], to found: inout [Int: Match]) {
    let texts = elements.filter { $0.type == .text && found[$0.id] != nil }
    for icon in elements where icon.type == .icon && icon.clickable == false && found[icon.id] == nil {
      let level = texts.filter { $0.box.overlapY(icon.box) >= 0.5 * min($0.box.height, icon.box.height) }
      let nearest = level.min { gap($0.box, icon.box) < gap($1.box, icon.box) }
      guard let match = nearest.flatMap({ found[$0.id] }) else { continue }
      found[icon.id] = Match(element: icon.id, node: match.node, how: .besideMatchedText)
    }
  }

  private func gap(_ one: Rect, _ other: Rect) -> Double {
    max(one.left, other.left) - min(one.right, other.right)
  }

  /// Only when all matches are known can be said which nodes stand for one element and which for several.
  private func withReasons(_ matches: [Match], candidates: Candidates, seen: RecognizedScreen) -> [Match] {
    let byNode = Dictionary(grouping: matches, by: \.node).mapValues(\.count)
    return matches.map { match in
      guard match.how == .containment || match.how == .bestContainment else { return match }
      var match = match
      if byNode[match.node, default: 0] > 1 { match.how = .grouped }
      return match
    }
  }
}
