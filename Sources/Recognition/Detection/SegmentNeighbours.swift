import Geometry
import ScreenModel

/// Confirms a segment that the network was unsure of by a sure one beside it that would be alone: one alone offers no
/// choice. Where two are sure, their contents tell the others' places better (`SegmentRows`).
package struct SegmentNeighbours: Sendable {
  /// The widest gap between neighbours, in points.
  private let gap = 5.5
  /// The share of the narrower one that neighbours may overlap; the network's boxes are off by so much.
  private let overlap = 0.15
  /// The share of their heights that neighbours have in common.
  private let level = 0.8
  /// The share of its width by which what a segment holds may lie beside its middle.
  private let aside = 0.25

  /// Makes the step.
  package init() {}

  /// The candidates, those confirmed with a share of 1.
  package func confirmed(_ candidates: [Candidate], on canvas: Canvas) -> [Candidate] {
    let segments = candidates.filter { $0.element.type == .segmentedControl }
    let sure = segments.filter(\.isSure).map(\.element.box)
    let lone = sure.filter { box in !sure.contains { $0 != box && isNeighbour($0, of: box, on: canvas) } }
    let icons = candidates.filter { $0.isSure && $0.element.type == .icon }.map(\.element.box)
    let contents = icons + canvas.lines.map(\.box)
    return candidates.map { candidate in
      let box = candidate.element.box
      guard !candidate.isSure, candidate.element.type == .segmentedControl,
        let neighbour = lone.first(where: { isNeighbour($0, of: box, on: canvas) }),
        contents.contains(where: { holds(box, $0) }),
        !sure.contains(where: { box.share(in: $0) > 0.5 || $0.share(in: box) > 0.5 })
      else { return candidate }
      var confirmed = candidate
      confirmed.share = 1
      // The sure one knows better how high the control is.
      confirmed.element.box = Rect(
        left: box.left, top: neighbour.top, right: box.right, bottom: neighbour.bottom)
      return confirmed
    }
  }

  private func isNeighbour(_ other: Rect, of box: Rect, on canvas: Canvas) -> Bool {
    let gap = box.gapX(other)
    return gap <= canvas.pixels(self.gap) && gap >= -overlap * min(box.width, other.width)
      && box.overlapY(other) >= level * max(box.height, other.height)
  }

  private func holds(_ box: Rect, _ content: Rect) -> Bool {
    content.share(in: box) > 0.8 && abs(content.midX - box.midX) <= aside * box.width
  }
}
