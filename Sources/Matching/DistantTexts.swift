import AccessibilityModel
import Geometry
import ScreenModel

/// Pairs a text that no frame covers with the one node that speaks it elsewhere, so that a displaced frame is
/// told from a missing node.
struct DistantTexts {
  let thresholds: MatchingThresholds

  func matches(
    for elements: [Element], taken: [Int: Match], candidates: Candidates, seen: RecognizedScreen
  ) -> [Match] {
    let all = seen.elements.filter { $0.type == .text }.map { FoldedText($0.text ?? "") }
    let texts = elements.filter { $0.type == .text }.map { ($0, FoldedText($0.text ?? "")) }
    // A node that something is drawn for is where it belongs.
    let settled = Set(taken.values.filter { $0.how != .overlap }.map(\.node))
    let free = candidates.list.filter { settled.contains($0.node.id) == false && $0.texts.isEmpty == false }
    var found: [Match] = []
    for (element, text) in texts where text.count >= 3 && all.count(where: { $0 == text }) == 1 {
      let speaking = free.filter { speaks($0, text) }
      guard speaking.count == 1, let only = speaking.first else { continue }
      found.append(Match(element: element.id, node: only.node.id, how: .text))
    }
    return found + companions(of: found, among: texts, free: free)
  }

  private func speaks(_ candidate: Candidates.Candidate, _ text: FoldedText) -> Bool {
    candidate.texts.contains {
      $0.agrees(with: text, slipShare: thresholds.slipShare)
        || (text.count >= 5 && $0.contains(text, slipShare: 0))
    }
  }

  /// Short texts beside a found one that the same node speaks too: the second line of a row, its time.
  private func companions(
    of found: [Match], among texts: [(Element, FoldedText)], free: [Candidates.Candidate]
  ) -> [Match] {
    let known = Set(found.map(\.element))
    return texts.compactMap { element, text in
      guard known.contains(element.id) == false, text.count >= 2 else { return nil }
      for match in found {
        guard let row = texts.first(where: { $0.0.id == match.element })?.0,
          let candidate = free.first(where: { $0.node.id == match.node }),
          isBeside(element.box, row.box, within: candidate.frame),
          candidate.texts.contains(where: { $0.contains(text, slipShare: 0) })
        else { continue }
        return Match(element: element.id, node: match.node, how: .text)
      }
      return nil
    }
  }

  /// Whether two texts would fit into the frame together.
  private func isBeside(_ one: Rect, _ other: Rect, within frame: Rect) -> Bool {
    let both = one.union(other)
    return both.width <= frame.width && both.height <= frame.height
  }
}
