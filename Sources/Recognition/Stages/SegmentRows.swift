import Geometry
import ScreenModel

/// Puts rows of segments right: completes them, and gives the buttons of a dialog back to it.
struct SegmentRows {
  /// How far the buttons may reach below the dialog's box or end above its edge, in points.
  private let slack = 8.0

  func mended(_ elements: [Element], on canvas: Canvas) -> [Element] {
    // First completed: of a dialog's two buttons one alone may have been taken for a segment.
    withoutDialogButtons(addMissing(elements), slack: canvas.pixels(slack))
  }

  /// The buttons along the lower edge of a dialog look like segments, two of one width without a gap.
  private func withoutDialogButtons(_ elements: [Element], slack: Double) -> [Element] {
    var result = elements
    for index in result.indices where result[index].type == .dialog {
      let dialog = result[index].box
      let row = result.filter { isButton($0, of: dialog, slack: slack) }
      guard let first = row.first?.box, row.reduce(0, { $0 + $1.box.width }) >= 0.97 * dialog.width,
        row.count > 1
      else {
        continue
      }
      result[index].box = row.reduce(dialog) { $0.union($1.box) }
      return result.filter { !isButton($0, of: dialog, slack: slack) || $0.box.overlapY(first) == 0 }
    }
    return result
  }

  private func isButton(_ element: Element, of dialog: Rect, slack: Double) -> Bool {
    (element.type == .segmentedControl || element.type == .container)
      && element.box.overlapX(dialog) > 0.95 * element.box.width
      && element.box.bottom >= dialog.bottom - slack && element.box.top <= dialog.bottom + slack
  }

  /// A text level with segments, next to one and in none, is a segment that the detector missed.
  private func addMissing(_ elements: [Element]) -> [Element] {
    var result = elements
    var segments = elements.filter { $0.type == .segmentedControl }
    var texts = elements.filter { $0.type == .text }
    // Each one found may be the neighbour of the next.
    while let (index, missing) = firstMissing(texts, segments) {
      texts.remove(at: index)
      segments.append(missing)
      result.append(missing)
    }
    return result
  }

  /// The first text beside a segment, by its index, and the segment around it.
  private func firstMissing(_ texts: [Element], _ segments: [Element]) -> (Int, Element)? {
    texts.indices.lazy.compactMap { index -> (Int, Element)? in
      let text = texts[index]
      guard !segments.contains(where: { text.box.share(in: $0.box) > 0.5 }) else { return nil }
      // Segments of a row are alike: the missing one lies a whole width beside its neighbour.
      let neighbour = segments.first { segment in
        abs(text.box.midY - segment.box.midY) < 0.2 * segment.box.height
          && abs(abs(text.box.midX - segment.box.midX) - segment.box.width) < 0.1 * segment.box.width
          && text.box.width < segment.box.width
      }
      return neighbour.map { (index, segment(around: text, beside: $0.box)) }
    }.first
  }

  private func segment(around text: Element, beside neighbour: Rect) -> Element {
    let half = neighbour.width / 2
    let box = Rect(
      left: text.box.midX - half, top: neighbour.top, right: text.box.midX + half, bottom: neighbour.bottom)
    return Element(type: .segmentedControl, box: box.rounded, score: text.score)
  }
}
