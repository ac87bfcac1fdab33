import AccessibilityModel
import Geometry
import ScreenModel

/// Pairs a text that no frame covers with the one node that speaks it elsewhere, so that a displaced frame is
/// told from a missing node.
struct DistantTexts {
  let thresholds: MatchingThresholds
  /// The largest distance of the middles in pixels.
  let reach: Double

  func matches(
    for elements: [Element], taken: [Int: Match], candidates: Candidates, seen: RecognizedScreen
  ) -> [Match] {
    let texts = elements.filter { $0.type == .text }.map { ($0, FoldedText($0.text ?? "")) }
    // A node that speaks a text drawn in its frame is where it belongs.
    let settled = Set(taken.values.filter { $0.how != .overlap }.map(\.node))
    let free = candidates.list.filter { settled.contains($0.node.id) == false && $0.texts.isEmpty == false }
    return texts.compactMap { element, text in
      guard text.count >= 3, texts.count(where: { $0.1 == text }) == 1 else { return nil }
      let speaking = free.filter { candidate in
        candidate.texts.contains { $0.agrees(with: text, slipShare: thresholds.slipShare) }
          && distance(candidate.frame, element.box) <= reach
      }
      guard speaking.count == 1, let only = speaking.first else { return nil }
      return Match(element: element.id, node: only.node.id, how: .text)
    }
  }

  private func distance(_ one: Rect, _ other: Rect) -> Double {
    let dx = one.midX - other.midX
    let dy = one.midY - other.midY
    return (dx * dx + dy * dy).squareRoot()
  }
}
