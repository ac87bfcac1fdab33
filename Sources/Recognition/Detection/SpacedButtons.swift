import Geometry
import ScreenModel

/// Tells buttons side by side from segments: segments share one outline or touch, and where each of a row has an outline
/// of its own and stands apart, they are buttons.
package struct SpacedButtons: Sendable {
  /// From how far apart on outlines are those of buttons, in points; keys stand 6 apart, chips 8.
  private let apart = 5.5
  /// The least IoU of a segment as the network boxes it and its drawn outline.
  private let agreement = 0.75

  /// Makes the step.
  package init() {}

  /// The candidates, with segments that are buttons as containers.
  ///
  /// - Parameter panels: the outlines that are drawn; they tell the gaps, of which the network's own boxes are unsure.
  package func told(from candidates: [Candidate], panels: [Rect], on canvas: Canvas) -> [Candidate] {
    let segments = candidates.filter { $0.element.type == .segmentedControl }
    return candidates.map { candidate in
      let box = candidate.element.box
      guard candidate.element.type == .segmentedControl, let own = outline(of: candidate, among: panels)
      else {
        return candidate
      }
      let row = segments.filter { $0.element.box.overlapY(box) > 0.6 * box.height }
      let outlines = row.compactMap { outline(of: $0, among: panels) }
      let isApart = outlines.allSatisfy { $0 == own || own.gapX($0) >= canvas.pixels(apart) }
      guard row.count > 1, outlines.count == row.count, isApart else { return candidate }
      var button = candidate
      button.element.type = .container
      return button
    }
  }

  private func outline(of candidate: Candidate, among panels: [Rect]) -> Rect? {
    let box = candidate.element.box
    return panels.filter { $0.iou(box) >= agreement }.max { $0.iou(box) < $1.iou(box) }
  }
}
